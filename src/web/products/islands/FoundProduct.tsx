import { Picture } from '../../components/Picture.tsx';
import type { FactMatch } from './search-by-facts.ts';

/** A search result: a link to the product's page with picture, name and the reason why it was found. */
export function FoundProduct({ product, reason }: FactMatch) {
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
          <span className="mt-1 block text-[0.875rem] leading-snug text-muted">{reason}</span>
        </span>
      </a>
    </li>
  );
}
