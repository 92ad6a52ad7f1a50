import { Picture, type BuiltPicture } from '../../ui/Picture.tsx';

export type RelatedProductItem = {
  name: string;
  href: string;
  casNumber: string;
  /** Which trades both serve. */
  shared: string;
  picture: BuiltPicture;
};

export type RelatedProductsProps = { heading: string; products: readonly RelatedProductItem[] };

/** Products that the same trades buy, each a link to its page. */
export function RelatedProducts({ heading, products }: RelatedProductsProps) {
  return (
    <section aria-labelledby="related" className="pt-section print:hidden">
      <h2 id="related" className="text-title">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-4 md:grid-cols-3 md:gap-6">
        {products.map(({ name, href, casNumber, shared, picture }) => (
          <li key={href}>
            <a
              href={href}
              className="group grid h-full grid-cols-[7.5rem_1fr] clipped rounded-xs bg-white shadow-card transition-shadow duration-300 hover:shadow-lifted md:block"
            >
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes="(min-width: 768px) 30vw, 120px"
                imgClassName="w-full object-cover max-md:h-full md:aspect-[4/3]"
              />
              <span className="block border-navy p-4 leading-snug max-md:border-l-4 md:border-t-4 md:p-5">
                <span className="block font-heading text-[1.125rem] font-bold group-hover:underline md:text-[1.25rem]">
                  {name}
                </span>
                <span className="block text-[0.9375rem] text-muted">{casNumber}</span>
                <span className="mt-2 block text-[0.9375rem] text-muted">{shared}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
