import catalogue from 'virtual:catalogue';
import { Icon } from '../components/Icon.tsx';
import { fillCount, fillText } from '../../records/reading/fill-text.ts';
import { LinkButton } from '../components/LinkButton.tsx';
import { isBlank } from './find-by-name.ts';
import type { CatalogueView } from './catalogue-store.ts';

export type SearchResultProps = { view: CatalogueView; onClear: () => void };

const CLEAR_CLASS =
  'inline-flex cursor-pointer items-center gap-2 rounded-sm text-[1rem] font-semibold duration-200 min-h-11 text-teal-deep underline underline-offset-[0.25em] transition-[color] hover:text-navy';
/** Of what is asked for: addresses have their limits. */
const WANTED_MAX_CHARACTERS = 100;
/** What was typed may be long: it takes four lines at most. */
const EMPTY_STATUS_CLASS = 'line-clamp-4 max-w-160 wrap-anywhere whitespace-pre-wrap';

/** How many products match, announced when it changes; an empty result fills the list's place. */
export function SearchResult({ view, onClear }: SearchResultProps) {
  const { query, matchCount: count, factMatches } = view;
  const texts = catalogue.texts.results;
  const { total } = catalogue;
  const isEmpty = count === 0;
  const matches = factMatches ?? [];
  const isFound = matches.length > 0;
  // Half of a character, where it is cut, has no place in an address.
  const wanted = query
    .trim()
    .slice(0, WANTED_MAX_CHARACTERS)
    .replace(/\p{Cs}/gu, '');
  const answer = () => {
    if (isEmpty && !factMatches) return fillText(texts.searching, { query });
    if (isFound) return fillCount(texts.found, matches.length, { query });
    if (isEmpty) return fillText(texts.none, { query });
    return isBlank(query) ? fillCount(texts.all, total) : fillText(texts.some, { count, total });
  };
  return (
    <div
      className={
        isEmpty
          ? `mt-2 min-w-0 basis-full rounded-sm border bg-white p-[min(7vw,clamp(1.5rem,1rem+2.5vw,3.5rem))] ${isFound ? 'border-line' : 'border-dashed border-navy/45'}`
          : 'flex min-h-11 items-center max-sm:basis-full'
      }
    >
      <p
        role="status"
        className={
          isEmpty ? `${EMPTY_STATUS_CLASS} font-heading text-heading font-bold` : 'font-semibold'
        }
      >
        {answer()}
      </p>
      {isEmpty && !isFound && <p className="mt-2 text-muted">{texts.noneHint}</p>}
      {isFound && (
        <ul className="mt-3 max-w-160 divide-y divide-line border-y border-line wrap-anywhere">
          {matches.map(({ product, kind, match }) => (
            <li key={product.pageHref}>
              <a
                href={product.pageHref}
                className="flex min-h-13 items-center justify-between gap-4 rounded-xs py-2.5 leading-snug font-semibold text-navy underline decoration-teal decoration-2 underline-offset-[0.25em] hover:text-teal-deep print:hidden"
              >
                {fillText(texts.factMatch[kind], { match, name: product.name })}
                <Icon name="arrowRight" className="size-4 text-teal-deep" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {!isBlank(query) && (
        <div className={isEmpty ? 'mt-6 flex flex-wrap items-center gap-x-7 gap-y-2' : 'ml-5'}>
          {isEmpty && (
            <LinkButton
              href={fillText(catalogue.wantedHref, { wanted: encodeURIComponent(wanted) })}
              tone={isFound ? 'outline' : 'solid'}
            >
              {isFound ? texts.askBesides : texts.ask}
            </LinkButton>
          )}
          <button type="button" onClick={onClear} className={CLEAR_CLASS}>
            <Icon name="close" className="size-4" />
            {texts.clear}
          </button>
        </div>
      )}
    </div>
  );
}
