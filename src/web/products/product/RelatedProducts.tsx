import * as content from '../../../records/content.ts';
import type { Product } from '../../../records/products/products.ts';
import { relatedProducts } from '../../../records/products/related-products.ts';
import { namedNumber } from '../../../records/facts/product-facts.ts';
import { productPath } from '../../../records/urls/routes.ts';
import { productPictures } from '../../pictures/picture-of.ts';
import { Picture } from '../../components/Picture.tsx';

/** Products with similar uses, each a link to its page. Renders nothing if there is no other product. */
export function RelatedProducts({ product: bought }: { product: Product }) {
  const texts = content.productPage();
  const related = relatedProducts(bought, content.products());
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="pt-2 print:hidden">
      <h2 id="related" className="text-title">
        {texts.related.heading}
      </h2>
      <ul className="mt-8 grid gap-4 md:grid-cols-3 md:gap-6">
        {related.map(({ product, use }) => (
          <li key={product.slug}>
            <a
              href={productPath(product)}
              className="group grid h-full grid-cols-[min(7.5rem,38%)_minmax(0,1fr)] card md:block"
            >
              <Picture
                picture={{ ...productPictures(product)[0], alt: '' }}
                sizes="(min-width: 768px) 30vw, 120px"
                className="relative min-h-30 md:min-h-0"
                imgClassName="absolute inset-0 size-full object-cover md:static md:aspect-[4/3] md:h-auto"
              />
              <span className="block border-navy p-4 leading-snug md:border-t-4 md:p-5">
                <span className="block font-heading text-[min(1.125rem,6.2vw)] font-bold text-balance group-hover:underline md:text-[1.25rem]">
                  {product.displayName}
                </span>
                <span className="block text-[min(0.9375rem,4.7vw)] text-muted">
                  {namedNumber(product)}
                </span>
                <span className="mt-2 block text-[min(0.9375rem,4.7vw)] text-muted">
                  {use ? `${use.industry}: ${use.use}` : product.summary}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
