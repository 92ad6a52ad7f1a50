import { Icon } from '../../components/Icon.tsx';
import { AddToEnquiry } from '../AddToEnquiry.tsx';
import type { CatalogueProduct } from '../catalogue-data.ts';

type EnquireRowProps = { product: CatalogueProduct; className?: string };

/** The link to the form and the button that adds to the enquiry, in the last row of a product in a list. */
export function EnquireRow({ product, className = '' }: EnquireRowProps) {
  return (
    <div
      className={`${className} flex min-h-11.5 grow border-t border-line text-[0.9375rem] leading-[1.35] font-semibold`}
    >
      <a
        href={product.enquiryHref}
        aria-label={`${product.displayName}: Enquire about this product`}
        className="flex grow items-center gap-2 px-[min(0.75rem,3.3vw)] py-2 text-teal-deep underline-offset-[0.25em] focus-inset hover:underline sm:gap-2.5 sm:px-edge"
      >
        <Icon name="mail" />
        Enquire
      </a>
      <AddToEnquiry
        product={product}
        words="Add"
        className="border-l border-line px-[min(0.75rem,3.3vw)] text-muted focus-inset hover:text-navy sm:px-edge"
      />
    </div>
  );
}
