import { Picture } from '../../components/Picture.tsx';
import type { CatalogueProduct } from '../catalogue-data.ts';
import type { FactMatch } from './find-by-facts.ts';

/** The reason why a product was found, by the kind of the matching fact. */
const REASONS: Readonly<Record<FactMatch['kind'], (match: string) => string>> = {
  casNumber: (match) => `CAS number ${match}`,
  unNumber: (match) => match,
  ecNumber: (match) => `EC number ${match}`,
  hsCode: (match) => `HS code ${match}`,
  synonym: (match) => `Also called ${match}`,
  formula: (match) => `Formula ${match}`,
  use: (match) => match,
  packaging: (match) => `Packaging: ${match}`,
  hazard: (match) => match,
  name: () => 'Did you mean this?',
};

/** A search result: a link to the product's page with picture, name and the reason why it was found. */
export function FoundProduct({ product, kind, match }: FactMatch<CatalogueProduct>) {
  const [picture] = product.pictures;
  return (
    <li className="mb-4">
      <a
        href={product.pageHref}
        className="group grid h-full min-h-24 grid-cols-[6rem_minmax(0,1fr)] card"
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
          <span className="mt-1 block text-[0.875rem] leading-snug text-muted">
            {REASONS[kind](match)}
          </span>
        </span>
      </a>
    </li>
  );
}
