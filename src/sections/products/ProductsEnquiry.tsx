import { LinkButton } from '../../components/LinkButton.tsx';
import type { ProductsPage } from '../../schemas/products-page.ts';
import { ROUTES } from '../../site/routes.ts';

export type ProductsEnquiryProps = { texts: ProductsPage['enquiry'] };

/** The closing band: where to go when the chemical is not in the list. */
export function ProductsEnquiry({ texts }: ProductsEnquiryProps) {
  return (
    <section
      aria-labelledby="another-chemical"
      className="on-navy bg-navy py-16 text-white md:py-20"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-8">
        <div className="max-w-2xl">
          <h2 id="another-chemical" className="text-title">
            {texts.heading}
          </h2>
          <p className="mt-4 text-[1.125rem] text-mist">{texts.text}</p>
        </div>
        <LinkButton href={ROUTES.contact} tone="bright">
          {texts.button}
        </LinkButton>
      </div>
    </section>
  );
}
