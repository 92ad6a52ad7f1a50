import { Icon } from '../ui/Icon.tsx';
import { fillCount, fillText } from '../../records/fill-text.ts';
import type { ProductsPage } from '../../records/products-page.ts';
import { isBlank } from './filter-products.ts';

export type SearchResultProps = {
  /** What was typed, as it was typed. */
  query: string;
  /** How many products match, and how many there are. */
  count: number;
  total: number;
  texts: ProductsPage['results'];
  /** Where a visitor asks for a product that is not listed. */
  contactHref: string;
  onClear: () => void;
};

/** How many products match, announced when it changes; an empty result fills the list's place. */
export function SearchResult({
  query,
  count,
  total,
  texts,
  contactHref,
  onClear,
}: SearchResultProps) {
  const isEmpty = count === 0;
  return (
    <div className={isEmpty ? 'catalogue-empty' : 'catalogue-result'}>
      <p role="status" className="catalogue-status">
        {isEmpty
          ? fillText(texts.none, { query })
          : isBlank(query)
            ? fillCount(texts.all, total)
            : fillText(texts.some, { count, total })}
      </p>
      {isEmpty && <p className="mt-2 text-muted">{texts.noneHint}</p>}
      {!isBlank(query) && (
        <div className="catalogue-actions">
          <button type="button" onClick={onClear} className="catalogue-clear">
            <Icon name="close" className="size-4" />
            {texts.clear}
          </button>
          {isEmpty && (
            <a href={contactHref} className="catalogue-ask">
              {texts.ask}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
