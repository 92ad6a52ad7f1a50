import type { ReactNode } from 'react';
import type { BuiltPicture } from '../../records/pictures.ts';
import { Picture } from './Picture.tsx';

type PageBannerProps = {
  /** The page's h1. */
  title: string;
  /** One line under the title. */
  line: string;
  /**
   * Decorative, under a navy overlay; its `alt` is usually empty. Its schema field sets the part that phones show
   * (`phoneCrop`).
   */
  picture: BuiltPicture;
  /** A button or link under the line. */
  children?: ReactNode;
};

/**
 * The drawn width of the picture. In windows of 480 to 640 px and of 992 to 1500 px, `object-cover` makes it wider than
 * its box to reach the box's height. Narrower windows load the phone's crop.
 */
const BANNER_SIZES =
  '(min-width: 992px) max(80vw, 1200px), (min-width: 480px) and (max-width: 639.98px) 120vw, 100vw';

/** Fades the picture out towards the text. */
const FADE_CLASS =
  'lg:[mask-image:linear-gradient(to_right,transparent_var(--fade-start,0%),black_var(--fade-end,36%))]';

/** The dark banner at the top of a page. On its overlay, the transparent bar and the text have AA contrast. */
export function PageBanner({ title, line, picture, children }: PageBannerProps) {
  return (
    <section
      aria-labelledby="page-title"
      className="page-banner on-navy relative isolate flex min-h-108 items-end overflow-hidden bg-navy-deep text-white md:min-h-[clamp(30rem,24rem+7vw,32rem)]"
    >
      <Picture
        picture={picture}
        sizes={BANNER_SIZES}
        isFirst
        imgClassName={`${FADE_CLASS} absolute inset-x-0 top-0 h-(--picture-end) w-full object-cover lg:left-auto lg:h-full lg:w-4/5`}
      />
      <div className="relative z-1 page-width pt-[calc(var(--spacing-bar)+2rem)] pb-10 md:pb-16">
        <h1 id="page-title" className="max-w-[15ch] text-display font-extrabold lg:text-banner">
          {title}
        </h1>
        <p className="mt-4 max-w-[36rem] text-[1.125rem] leading-normal text-balance text-white/90 md:mt-5 md:text-[1.3125rem]">
          {line}
        </p>
        {children}
      </div>
    </section>
  );
}
