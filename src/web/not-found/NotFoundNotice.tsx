import * as content from '../../records/content.ts';
import { fillText } from '../../records/reading/fill-text.ts';
import { escapeHtml } from '../../markup/escape-html.ts';
import { ROUTES } from '../../records/urls/routes.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { LinkButton } from '../components/LinkButton.tsx';
import { Picture } from '../components/Picture.tsx';

/** The path that the page shows on a plain static host (docs/specification.md#2-screens-and-routes). */
const STATIC_NOT_FOUND_PATH = '/badpage';

/** The content of the 404 page, with a picture of a container. */
export function NotFoundNotice() {
  const texts = content.notFoundPage();
  const sentence = fillText(texts.text, { path: STATIC_NOT_FOUND_PATH });
  return (
    <section
      aria-labelledby="page-title"
      className="on-navy relative isolate grid min-h-svh overflow-hidden bg-navy-deep pb-100 text-white lg:min-h-[clamp(40rem,100svh,60rem)] lg:items-center lg:pb-0"
    >
      <div className="not-found-picture absolute inset-x-0 bottom-20 -z-1 h-108 lg:top-0 lg:bottom-0 lg:left-auto lg:h-auto lg:w-[64%] xl:left-[calc(50%-20rem)] xl:w-auto print:hidden">
        <Picture
          picture={pictureOf(texts.picture)}
          sizes="(min-width: 1200px) 78vw, (min-width: 992px) 64vw, 100vw"
          isFirst
          imgClassName="size-full object-cover object-[75%_85%] lg:object-[46%_50%] xl:object-[70%_50%]"
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
        <p
          className="mt-5 line-clamp-10 max-w-[34rem] text-[1.125rem] wrap-anywhere text-white/90 md:text-[1.25rem] lg:max-w-[25rem]"
          // The server replaces the sentence between the comments with one that has the requested path.
          dangerouslySetInnerHTML={{ __html: `<!--path-->${escapeHtml(sentence)}<!--/path-->` }}
        />
        <LinkButton href={ROUTES.home} tone="bright" className="mt-8">
          Home
        </LinkButton>
      </div>
      <PackageLabel />
    </section>
  );
}

/** On the end of the container in the picture, which has another place at each width. */
const ON_CONTAINER_CLASS =
  'absolute right-4.5 bottom-6 w-[min(19rem,100%-2.25rem)] [transform:rotate(-2deg)] lg:right-[max(2.5rem,25vw-18.5rem)] lg:bottom-8 xl:bottom-16';

/** The package label of the container, with the diamond of miscellaneous dangerous goods. */
function PackageLabel() {
  const { heading, packageLabel } = content.notFoundPage();
  return (
    <div
      role="group"
      aria-label="Label of the lost consignment"
      className={`${ON_CONTAINER_CLASS} flex flex-wrap items-center gap-5 rounded-[3px] bg-white px-5 py-3 text-[1rem] text-ink shadow-lifted print:hidden`}
    >
      <svg viewBox="0 0 80 80" aria-hidden="true" className="size-20 shrink-0">
        <clipPath id="package-label-half">
          <path d="M40 5 75 40H5Z" />
        </clipPath>
        <path d="M40 2 78 40 40 78 2 40Z" className="fill-white stroke-ink" strokeWidth="2" />
        <path
          d="M16 0v40M25.5 0v40M35 0v40M45 0v40M54.5 0v40M64 0v40"
          clipPath="url(#package-label-half)"
          className="stroke-ink"
          strokeWidth="4.75"
        />
        <text
          x="40"
          y="58"
          textAnchor="middle"
          className="fill-ink font-heading text-[17px] font-bold"
        >
          {heading.code}
        </text>
      </svg>
      <dl className="flex-[1_1_8rem]">
        {packageLabel.map(({ name, value }) => (
          <div key={name} className="border-t border-navy/20 py-1.5 first:border-t-0">
            <dt className="text-[0.8125rem] leading-tight text-muted">{name}</dt>
            <dd className="leading-tight font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
