import * as content from '../../records/content.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { Picture } from '../components/Picture.tsx';

/** A low window has no space above the text, so the picture is pale behind it. */
const ABOVE_TEXT_CLASS =
  'max-lg:-top-[6%] max-lg:bottom-auto max-lg:h-[70%] max-[30rem]:h-[66%] [@media(max-height:480px)]:opacity-40';
const BESIDE_TEXT_CLASS =
  'lg:left-auto lg:w-4/5 lg:max-xl:w-[68%] lg:[mask-image:linear-gradient(to_right,transparent,black_36%)]';

const HEIGHT_CLASS = 'min-h-[545px] sm:[@media(min-height:481px)]:min-h-[600px]';

/** The banner of Products: a hidden h1 and paragraph for search engines, then the visible heading. */
export function ProductsBanner() {
  const texts = content.productsPage().banner;
  return (
    <section
      aria-labelledby="our-products"
      className={`${HEIGHT_CLASS} page-banner on-navy relative isolate flex items-end overflow-hidden bg-navy-deep text-white [@media(max-height:480px)]:items-start`}
    >
      <h1 className="sr-only">{texts.hiddenHeading}</h1>
      <p className="sr-only">{texts.hiddenText}</p>
      <Picture
        picture={pictureOf(texts.picture)}
        sizes="(min-width: 992px) max(80vw, 90rem), (min-width: 480px) 1200px, 100vw"
        isFirst
        imgClassName={`absolute inset-0 size-full object-cover object-right ${ABOVE_TEXT_CLASS} ${BESIDE_TEXT_CLASS}`}
      />
      <div className="relative z-1 page-width pt-[calc(var(--spacing-bar)+2rem)] pb-10 md:pb-16">
        <h2 id="our-products" className="text-display font-extrabold lg:text-banner">
          {texts.heading}
        </h2>
        <p className="mt-4 max-w-[34rem] text-[1.125rem] leading-normal text-balance text-white/90 md:mt-5 md:max-w-[29rem] md:text-[1.3125rem] lg:max-w-[27rem] xl:max-w-[31rem]">
          {texts.tagline}
        </p>
      </div>
    </section>
  );
}
