import { ClassDiamonds } from '../components/ClassDiamonds.tsx';
import { Icon } from '../components/Icon.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Picture } from '../components/Picture.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import * as content from '../../records/content.ts';
import { dangerousGoodsOf } from '../../records/facts/transport-facts.ts';
import type { Product } from '../../records/products/products.ts';
import { drawnDiamonds } from '../pictures/drawings.ts';
import { productPictures } from '../pictures/picture-of.ts';
import { namedNumber } from '../../records/facts/product-facts.ts';
import { productPath, ROUTES } from '../../records/urls/routes.ts';

/** Pictures of key products, each linked to its page and with a strip like a label's. */
export function HomeGallery() {
  const texts = content.homePage().gallery;
  return (
    <section aria-labelledby="key-products" className="bg-paper-deep py-section">
      <div className="page-width">
        <SectionHeading id="key-products" texts={texts} />
        <ul className="mt-6 grid gap-2 sm:grid-cols-2 sm:gap-6 md:mt-12 lg:grid-cols-3">
          {content.keyProducts(texts.products).map((product) => (
            <li key={product.slug}>
              <KeyProduct product={product} />
            </li>
          ))}
        </ul>
        <LinkButton href={ROUTES.products} className="mt-8 md:mt-12">
          View all products
        </LinkButton>
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
      className="group flex h-full items-stretch card rounded-sm sm:flex-col"
    >
      <span className="block shrink-0 overflow-hidden max-sm:w-[30%]">
        <Picture
          picture={{ ...productPictures(product)[0], alt: '' }}
          sizes="(min-width: 992px) 30vw, (min-width: 576px) 46vw, 30vw"
          imgClassName="h-full w-full object-cover transition-transform duration-500 group-hover:[transform:scale(1.03)] sm:aspect-[4/3]"
        />
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1.5 border-navy p-3 max-sm:border-l-4 sm:flex-nowrap sm:border-t-4 sm:p-5 print:p-2">
        <span className="min-w-0 flex-1 basis-21">
          <span className="block font-heading text-[min(1rem,5.2vw)] leading-tight font-bold text-balance sm:text-[1.25rem]">
            {product.displayName}
          </span>
          <span className="mt-1 block text-[min(0.875rem,6vw)] leading-snug text-muted sm:text-base sm:leading-relaxed">
            {namedNumber(product)}
            {dangerousGoods && <span className="block">{dangerousGoods.unNumber}</span>}
          </span>
        </span>
        {dangerousGoods && (
          <span className={`flex shrink-0 gap-0.5 ${hasManyDiamonds ? '' : 'sm:gap-3'}`}>
            <ClassDiamonds
              diamonds={drawnDiamonds(dangerousGoods.diamonds)}
              className={
                hasManyDiamonds
                  ? 'size-[min(1.75rem,7.7vw)] sm:size-8 xl:size-10'
                  : 'size-[min(2rem,8.8vw)] sm:size-9 lg:size-11'
              }
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
