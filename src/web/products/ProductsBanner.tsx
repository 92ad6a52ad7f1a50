import { Picture, type BuiltPicture } from '../ui/Picture.tsx';
import type { ProductsPage } from '../../records/products-page.ts';

export type ProductsBannerProps = {
  texts: Omit<ProductsPage['banner'], 'picture'>;
  picture: BuiltPicture;
};

/** The head of Products: a hidden h1 and paragraph for search engines, then the visible heading. */
export function ProductsBanner({ texts, picture }: ProductsBannerProps) {
  return (
    <section aria-labelledby="our-products" className="page-banner products-banner on-navy">
      <h1 className="sr-only">{texts.hiddenHeading}</h1>
      <p className="sr-only">{texts.hiddenText}</p>
      <Picture
        picture={picture}
        sizes="(width < 768px) 220vw, 100vw"
        isFirst
        imgClassName="products-banner-picture"
      />
      <div className="page-banner-words page-width">
        <h2 id="our-products" className="text-display font-extrabold [font-stretch:112%]">
          {texts.heading}
        </h2>
        <p className="mt-4 max-w-[34rem] text-[1.125rem] leading-normal text-white/90 md:mt-5 md:max-w-[29rem] md:text-[1.3125rem] lg:max-w-[34rem]">
          {texts.tagline}
        </p>
      </div>
    </section>
  );
}
