import { FORM_ANCHOR, ROUTES, WANTED_PARAMETER } from '../../../records/addresses/routes.ts';
import { Icon } from '../../components/Icon.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { FactMatch } from './search-by-facts.ts';
import { isBlank } from './search-by-name.ts';
import { FoundProduct } from './FoundProduct.tsx';

/** The maximum length of a query in a URL. */
const WANTED_MAX_CHARACTERS = 100;

const countProducts = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

type SearchStatusProps = {
  query: string;
  /** The number of products whose name matches. */
  count: number;
  total: number;
  /** The number of products that match by another fact. */
  factCount: number;
  onClear: () => void;
};

/** The number of matches, announced when it changes, and the button that empties the search box. */
export function SearchStatus({ query, count, total, factCount, onClear }: SearchStatusProps) {
  const answer = () => {
    if (count === 0 && factCount > 0) return `“${query}”: ${countProducts(factCount)} found`;
    if (count === 0) return `No product matches “${query}”`;
    return isBlank(query) ? countProducts(total) : `${count} of ${countProducts(total)}`;
  };
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-5">
      {/* A long query takes at most four lines. */}
      <p role="status" className="line-clamp-4 font-semibold wrap-anywhere whitespace-pre-wrap">
        {answer()}
      </p>
      {!isBlank(query) && (
        <button
          type="button"
          onClick={onClear}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm text-[1rem] font-semibold text-teal-deep underline underline-offset-[0.25em] transition-[color] duration-200 hover:text-navy"
        >
          <Icon name="close" className="size-4" />
          Clear search
        </button>
      )}
    </div>
  );
}

type SearchResultProps = {
  query: string;
  /** Empty when no product matches by another fact. */
  factMatches: readonly FactMatch[];
  /** The sentence under an empty result. */
  noneHint: string;
};

/** The products that match by facts other than the name, and the link to ask for another chemical. */
export function SearchResult({ query, factMatches, noneHint }: SearchResultProps) {
  const isFound = factMatches.length > 0;
  return (
    <>
      {isFound && (
        <ul
          role="list"
          aria-label="Products found"
          className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3 print:hidden"
        >
          {factMatches.map((found) => (
            <FoundProduct key={found.product.slug} {...found} />
          ))}
        </ul>
      )}
      <div
        className={
          isFound
            ? 'mt-2'
            : 'rounded-sm border border-dashed border-navy/45 bg-white p-[min(7vw,clamp(1.5rem,1rem+2.5vw,3.5rem))]'
        }
      >
        {!isFound && <p className="mb-5 text-balance text-muted">{noneHint}</p>}
        <LinkButton href={wantedHref(query)} tone={isFound ? 'outline' : 'solid'}>
          {isFound ? 'None of these? Ask us' : 'Ask us for it'}
        </LinkButton>
      </div>
    </>
  );
}

/** Returns the URL of the form with a message about the query, `?wanted=xylene`. */
function wantedHref(query: string): string {
  const wanted = query.trim().slice(0, WANTED_MAX_CHARACTERS);
  const search = new URLSearchParams({ [WANTED_PARAMETER]: wanted });
  return `${ROUTES.contact}?${search.toString()}#${FORM_ANCHOR}`;
}
