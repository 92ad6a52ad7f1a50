import { FORM_ANCHOR, ROUTES, WANTED_PARAMETER } from '../../../records/addresses/routes.ts';
import { Icon } from '../../components/Icon.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { FactMatch } from './find-by-facts.ts';
import { isBlank } from './find-by-name.ts';

export type SearchResultProps = {
  query: string;
  /** How many names match, of how many products. */
  count: number;
  total: number;
  /** Products that match by another fact; empty while a name matches. */
  factMatches: readonly FactMatch[];
  /** The sentence under an empty result. */
  noneHint: string;
  onClear: () => void;
};

const CLEAR_CLASS =
  'inline-flex cursor-pointer items-center gap-2 rounded-sm text-[1rem] font-semibold duration-200 min-h-11 text-teal-deep underline underline-offset-[0.25em] transition-[color] hover:text-navy';
/** Of the query that goes into the address of the form: addresses have their limits. */
const WANTED_MAX_CHARACTERS = 100;
/** A long query takes at most four lines. */
const EMPTY_STATUS_CLASS = 'line-clamp-4 max-w-160 wrap-anywhere whitespace-pre-wrap';

const describeMatch: Record<FactMatch['kind'], (match: string, name: string) => string> = {
  casNumber: (match, name) => `${match} is the CAS number of ${name}`,
  unNumber: (match, name) => `${match} is the UN number of ${name}`,
  ecNumber: (match, name) => `${match} is the EC number of ${name}`,
  hsCode: (match, name) => `${match} is the HS code of ${name}`,
  synonym: (match, name) => `${match} is another name of ${name}`,
  formula: (match, name) => `${match} is the formula of ${name}`,
  use: (match, name) => `A use of ${name}: ${match}`,
  name: (_match, name) => `Did you mean ${name}?`,
};

const countProducts = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

/** How many products match, announced when it changes; an empty result takes the place of the list. */
export function SearchResult({
  query,
  count,
  total,
  factMatches,
  noneHint,
  onClear,
}: SearchResultProps) {
  const isEmpty = count === 0;
  const isFound = factMatches.length > 0;
  const answer = () => {
    if (isFound) return `'${query}': ${countProducts(factMatches.length)} found`;
    if (isEmpty) return `No product matches '${query}'`;
    return isBlank(query) ? countProducts(total) : `${count} of ${countProducts(total)}`;
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
      {isEmpty && !isFound && <p className="mt-2 text-muted">{noneHint}</p>}
      {isFound && (
        <ul className="mt-3 max-w-160 divide-y divide-line border-y border-line wrap-anywhere">
          {factMatches.map(({ product, kind, match }) => (
            <li key={product.pageHref}>
              <a
                href={product.pageHref}
                className="flex min-h-13 items-center justify-between gap-4 rounded-xs py-2.5 leading-snug font-semibold text-navy underline decoration-teal decoration-2 underline-offset-[0.25em] hover:text-teal-deep print:hidden"
              >
                {describeMatch[kind](match, product.name)}
                <Icon name="arrowRight" className="size-4 text-teal-deep" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {!isBlank(query) && (
        <div className={isEmpty ? 'mt-6 flex flex-wrap items-center gap-x-7 gap-y-2' : 'ml-5'}>
          {isEmpty && (
            <LinkButton href={wantedHref(query)} tone={isFound ? 'outline' : 'solid'}>
              {isFound ? 'None of these? Ask us' : 'Ask us for it'}
            </LinkButton>
          )}
          <button type="button" onClick={onClear} className={CLEAR_CLASS}>
            <Icon name="close" className="size-4" />
            Clear search
          </button>
        </div>
      )}
    </div>
  );
}

/** The form with a message about the query, `?wanted=xylene`. */
function wantedHref(query: string): string {
  // The cut may leave half of a surrogate pair, which cannot be encoded.
  const wanted = query
    .trim()
    .slice(0, WANTED_MAX_CHARACTERS)
    .replace(/\p{Cs}/gu, '');
  return `${ROUTES.contact}?${WANTED_PARAMETER}=${encodeURIComponent(wanted)}#${FORM_ANCHOR}`;
}
