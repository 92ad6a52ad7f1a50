import * as content from '../../records/content.ts';
import { fillText } from '../../records/fill-text.ts';
import { ROUTES } from '../../records/routes.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Picture } from '../ui/Picture.tsx';
import { PackageLabel } from './PackageLabel.tsx';

/**
 * What the 404 page says, over a container that went overboard. `requestedPath` is what was asked
 * for, as a reader would write it: text, never markup.
 */
export function NotFoundNotice({ requestedPath }: { requestedPath: string }) {
  const texts = content.notFoundPage();
  return (
    <section
      aria-labelledby="page-title"
      className="on-navy relative isolate grid min-h-svh overflow-hidden bg-navy-deep pb-100 text-white lg:min-h-[clamp(40rem,100svh,60rem)] lg:items-center lg:pb-0"
    >
      <div className="not-found-sea absolute inset-x-0 bottom-20 -z-1 h-108 lg:top-0 lg:bottom-0 lg:left-auto lg:h-auto lg:w-[64%] xl:left-[calc(50%-23rem)] xl:w-auto print:hidden">
        <Picture
          picture={pictureOf(texts.picture)}
          sizes="(min-width: 1200px) 78vw, (min-width: 992px) 64vw, 100vw"
          isFirst
          imgClassName="size-full object-cover object-[50%_85%] lg:object-center"
        />
      </div>
      <div className="page-width pt-[calc(var(--spacing-bar)+2.5rem)] pb-12">
        <h1 id="page-title" className="font-extrabold">
          <span className="block text-[min(38vw,clamp(6rem,4rem+11vw,13rem))] leading-[0.86] tracking-[-0.03em]">
            {texts.heading.code}
          </span>{' '}
          <span className="mt-4 block text-[clamp(1.75rem,1.2rem+2.4vw,3.25rem)] leading-tight">
            {texts.heading.text}
          </span>
        </h1>
        <p className="mt-5 max-w-[34rem] text-[1.125rem] wrap-anywhere text-white/90 md:text-[1.25rem] lg:max-w-[25rem]">
          {fillText(texts.text, { path: requestedPath })}
        </p>
        <LinkButton href={ROUTES.home} tone="bright" className="mt-8">
          {texts.button}
        </LinkButton>
      </div>
      <PackageLabel />
    </section>
  );
}
