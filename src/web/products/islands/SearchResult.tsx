import { wantedHref } from '../../../records/urls/routes.ts';
import { Icon } from '../../components/Icon.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { CatalogueProduct, OtherAnswer } from '../catalogue-data.ts';
import { EnquireRow } from './EnquireRow.tsx';
import { DOCUMENTS_OF, type FactMatch } from './search-by-facts.ts';
import { isBlank } from './search-by-name.ts';

type ProductMatch = FactMatch<CatalogueProduct>;

/** What a query finds. */
type Found = {
  /** The products whose name matches. */
  matches: readonly CatalogueProduct[];
  /** Whether the query is only inside of words of these names, so that they are other substances. */
  isClose: boolean;
  /** The products that match by another fact. */
  factMatches: readonly ProductMatch[];
  otherMatches: readonly OtherAnswer[];
};

/** The maximum number of chemicals and certificates that a result shows. */
const OTHERS_MAX = 6;

const captionOf = ({ href }: OtherAnswer) => (href ? 'Our certificate' : 'Supplied on request');

const countProducts = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

type SearchStatusProps = {
  query: string;
  found: Found;
  total: number;
  onClear: () => void;
};

const UNDERLINED_CLASS =
  'underline underline-offset-[0.25em] transition-[color] duration-200 hover:text-navy';

/** The number of matches, announced when it changes, and the button that empties the search box. */
export function SearchStatus({ query, found, total, onClear }: SearchStatusProps) {
  const { isClose } = found;
  const [other] = found.otherMatches;
  const count = found.matches.length;
  const factCount = found.factMatches.length;
  const answer = () => {
    if (count === 0 && factCount > 0) return `“${query}”: ${countProducts(factCount)} found`;
    if ((count === 0 || isClose) && other) return `“${query}”: ${captionOf(other).toLowerCase()}`;
    if (count === 0) return `No product matches “${query}”`;
    if (isClose) return `No product is named “${query}”`;
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
          className={`${UNDERLINED_CLASS} inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm text-[1rem] font-semibold text-teal-deep`}
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
  found: Found;
  /** The sentence under an empty result. */
  noneHint: string;
};

/** What matches besides names of products, and the link to ask for another chemical. */
export function SearchResult({ query, found, noneHint }: SearchResultProps) {
  const { factMatches, otherMatches } = found;
  const isFound = factMatches.length + otherMatches.length > 0;
  return (
    <>
      {otherMatches.length > 0 && (
        <ul
          role="list"
          aria-label="Also found"
          className="mb-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3"
        >
          {otherMatches.slice(0, OTHERS_MAX).map((other) => (
            <li key={other.name}>
              <FoundOther {...other} />
            </li>
          ))}
        </ul>
      )}
      {factMatches.length > 0 && (
        <ul
          role="list"
          aria-label="Products found"
          className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3 print:hidden"
        >
          {factMatches.map((match) => (
            <FoundProduct key={match.product.slug} {...match} />
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
          {isFound ? 'Something else? Ask us' : 'Ask us for it'}
        </LinkButton>
      </div>
    </>
  );
}

/** A link to the form for a chemical that is supplied on request, or to the company's certificates. */
function FoundOther(other: OtherAnswer) {
  const { name, casNumber } = other;
  const named = casNumber ? `${name}, CAS ${casNumber}` : name;
  return (
    <a
      href={other.href ?? wantedHref(named)}
      className="group flex h-full items-center justify-between gap-4 card border-l-4 border-teal px-4 py-3 wrap-anywhere"
    >
      <span>
        <span className="block font-heading leading-tight font-bold group-hover:underline">
          {named}
        </span>
        <span className="mt-1 block text-[0.875rem] leading-snug text-muted">
          {captionOf(other)}
          {!other.href && ': ask us for a price'}
        </span>
      </span>
      <Icon name="arrowRight" className="size-4 text-teal-deep" />
    </a>
  );
}

/** A search result: a link to the product's page with the reason why it was found, and the link to the form. */
function FoundProduct({ product, reason }: ProductMatch) {
  const { casNumber } = product;
  const [picture] = product.pictures;
  return (
    <li className="mb-4 grid grid-rows-[1fr_auto] card">
      <a
        href={reason.startsWith(DOCUMENTS_OF) ? `${product.pageHref}#documents` : product.pageHref}
        className="group grid min-h-24 grid-cols-[6rem_minmax(0,1fr)]"
      >
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="100px"
          className="relative"
          imgClassName="absolute inset-0 size-full object-cover"
        />
        <span className="block self-center px-4 py-3 wrap-anywhere">
          <span className="block font-heading leading-tight font-bold group-hover:underline">
            {product.name}
          </span>
          {casNumber && <span className="mt-1 block text-[0.875rem]">CAS {casNumber}</span>}
          <span className="mt-1 block text-[0.875rem] leading-snug text-muted">{reason}</span>
        </span>
      </a>
      <EnquireRow product={product} />
    </li>
  );
}
