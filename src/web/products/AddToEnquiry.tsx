import type { CatalogueProduct } from './catalogue-data.ts';
import { Icon } from '../components/Icon.tsx';

type AddToEnquiryProps = {
  product: Pick<CatalogueProduct, 'slug' | 'displayName'>;
  /** The visible words while the product is not in the list. */
  words: string;
  className: string;
};

/** Shows the list's state in a button that a search adds to the page. */
function showState(button: HTMLElement | null): void {
  const listed = document.documentElement.dataset['enquiry']?.split(' ') ?? [];
  button?.setAttribute('aria-pressed', String(listed.includes(button.dataset['add'] ?? '')));
}

/** The button that adds a product to the list of `layouts/enquiry-list.ts`, and takes it out again. */
export function AddToEnquiry({ product, words, className }: AddToEnquiryProps) {
  return (
    <button
      ref={showState}
      type="button"
      data-add={product.slug}
      aria-pressed="false"
      aria-label={`Add to enquiry: ${product.displayName}`}
      className={`${className} group/add inline-flex cursor-pointer items-center gap-2 font-semibold noscript:hidden`}
    >
      <Icon name="plus" className="group-aria-pressed/add:hidden" />
      <Icon name="check" className="hidden group-aria-pressed/add:block" />
      {/* In one place, so that the change moves nothing. */}
      <span className="grid text-left whitespace-nowrap *:[grid-area:1/1] in-[.card]:max-xl:hidden">
        <span className="group-aria-pressed/add:invisible">{words}</span>
        <span className="invisible group-aria-pressed/add:visible">Added</span>
      </span>
    </button>
  );
}
