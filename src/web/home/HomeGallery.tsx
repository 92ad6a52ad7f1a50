import { ClassDiamonds } from '../components/ClassDiamonds.tsx';
import { Icon } from '../components/Icon.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Picture } from '../components/Picture.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import * as content from '../../records/content.ts';
import { dangerousGoodsOf } from '../../records/facts/dangerous-goods.ts';
import type { Product } from '../../records/products/products.ts';
import { productPictures } from '../pictures/picture-of.ts';
import { namedNumber } from '../../records/facts/product-facts.ts';
import { productPath, ROUTES } from '../../records/addresses/routes.ts';

/** Pictures of key products, each with the strip of a label, that lead to its page. */
export function HomeGallery() {
  const texts = content.homePage().gallery;
  return (
    <section aria-labelledby="key-products" className="bg-paper-deep py-section">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-8">
          <SectionHeading id="key-products" texts={texts} />
          <LinkButton href={ROUTES.products}>{texts.button}</LinkButton>
        </div>
        <ul className="mt-12 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-6 md:mt-16 lg:grid-cols-3">
          {content.keyProducts(texts.products).map((product) => (
            <li key={product.slug}>
              <KeyProduct product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function KeyProduct({ product }: { product: Product }) {
  const dangerousGoods = dangerousGoodsOf(product);
  const hasManyDiamonds = dangerousGoods && dangerousGoods.diamonds.length > 2;
  return (
    <a
      href={productPath(product)}
      className="group flex h-full flex-col overflow-hidden rounded-sm bg-white shadow-card transition-shadow duration-300 hover:shadow-lifted"
    >
      <span className="block overflow-hidden">
        <Picture
          picture={{ ...productPictures(product)[0], alt: '' }}
          sizes="(min-width: 992px) 30vw, 46vw"
          imgClassName="aspect-[4/3] w-full object-cover transition-transform duration-500 group-hover:[transform:scale(1.03)]"
        />
      </span>
      <span className="flex grow items-start gap-3 border-t-4 border-navy p-3 sm:items-center sm:p-5">
        <span className="mr-auto min-w-0">
          <span className="block font-heading text-[0.9375rem] leading-tight font-bold text-balance sm:text-[1.25rem]">
            {product.displayName}
          </span>
          <span className="mt-1 block text-[0.8125rem] text-muted sm:text-base">
            {namedNumber(product)}
            {dangerousGoods && <span className="block">{dangerousGoods.unNumber}</span>}
          </span>
        </span>
        {dangerousGoods && (
          <span className={`hidden shrink-0 sm:flex ${hasManyDiamonds ? 'gap-0.5' : 'gap-3'}`}>
            <ClassDiamonds
              diamonds={dangerousGoods.diamonds}
              className={hasManyDiamonds ? 'size-8 xl:size-10' : 'size-9 lg:size-11'}
            />
          </span>
        )}
        <Icon
          name="arrowRight"
          className="hidden text-teal-deep transition-transform duration-200 group-hover:[transform:translateX(0.25rem)] md:block"
        />
      </span>
    </a>
  );
}
