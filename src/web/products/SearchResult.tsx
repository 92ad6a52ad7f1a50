import words from 'virtual:catalogue';
import { Icon } from '../ui/Icon.tsx';
import { fillCount, fillText } from '../../records/fill-text.ts';
import { isBlank } from './filter-products.ts';
import type { FactMatch } from './find-by-facts.ts';

export type SearchResultProps = {
  /** What was typed, as it was typed. */
  query: string;
  /** How many products match. */
  count: number;
  /** Products that match by something else than their names, for an empty result. */
  factMatches: readonly FactMatch[];
  onClear: () => void;
};

const CONTROL_CLASS =
  'inline-flex cursor-pointer items-center gap-2 rounded-sm text-[1rem] font-semibold duration-200';
const LINK_CLASS = `${CONTROL_CLASS} min-h-11 text-teal-deep underline underline-offset-[0.25em] transition-[color] hover:text-navy`;
const BUTTON_CLASS = `${CONTROL_CLASS} min-h-12 bg-navy px-6 text-white transition-[background-color] hover:bg-teal-deep`;
/** What was typed may be long: it takes four lines at most. */
const EMPTY_STATUS_CLASS = 'line-clamp-4 max-w-160 wrap-anywhere whitespace-pre-wrap';

/** How many products match, announced when it changes; an empty result fills the list's place. */
export function SearchResult({ query, count, factMatches, onClear }: SearchResultProps) {
  const texts = words.texts.results;
  const total = words.rest?.total ?? words.products.length;
  const isEmpty = count === 0;
  const isFound = factMatches.length > 0;
  return (
    <div
      className={
        isEmpty
          ? `mt-2 basis-full rounded-sm border bg-white p-[clamp(1.5rem,1rem+2.5vw,3.5rem)] ${isFound ? 'border-line' : 'border-dashed border-navy/45'}`
          : 'flex min-h-11 items-center max-sm:basis-full'
      }
    >
      <p
        role="status"
        className={
          isEmpty
            ? `${EMPTY_STATUS_CLASS} ${isFound ? 'font-semibold' : 'font-heading text-heading font-bold'}`
            : 'font-semibold'
        }
      >
        {isEmpty
          ? fillText(isFound ? texts.noneByName : texts.none, { query })
          : isBlank(query)
            ? fillCount(texts.all, total)
            : fillText(texts.some, { count, total })}
      </p>
      {isEmpty && !isFound && <p className="mt-2 text-muted">{texts.noneHint}</p>}
      {/* Always there, so that what comes into it is announced. */}
      <div aria-live="polite">
        {isFound && (
          <>
            <p className="mt-4 text-muted">{texts.factMatches}</p>
            <ul className="mt-3 max-w-160 divide-y divide-line border-y border-line">
              {factMatches.map(({ product, kind, match }) => (
                <li key={product.pageHref}>
                  <a
                    href={product.pageHref}
                    className="flex min-h-13 items-center justify-between gap-4 rounded-xs py-2.5 leading-snug font-semibold text-navy underline decoration-teal decoration-2 underline-offset-[0.25em] hover:text-teal-deep"
                  >
                    {fillText(texts.factMatch[kind], { match, name: product.name })}
                    <Icon name="arrowRight" className="size-4 text-teal-deep" />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {!isBlank(query) && (
        <div className={isEmpty ? 'mt-6 flex flex-wrap items-center gap-x-7 gap-y-2' : 'ml-5'}>
          <button
            type="button"
            onClick={onClear}
            className={isEmpty && !isFound ? BUTTON_CLASS : LINK_CLASS}
          >
            <Icon name="close" className="size-4" />
            {texts.clear}
          </button>
          {isEmpty && (
            <a href={words.contactHref} className={LINK_CLASS}>
              {texts.ask}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
