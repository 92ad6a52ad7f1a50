import * as content from '../../../records/content.ts';
import type { Product } from '../../../records/products.ts';
import { Icon } from '../../ui/Icon.tsx';
import { productDocuments } from './product-documents.ts';

const ROW_CLASS =
  'flex min-h-15 items-center gap-[min(1rem,4.5vw)] px-[min(1rem,4.5vw)] py-3 leading-snug transition-[background-color] duration-200 hover:bg-paper-deep md:px-6';

/** The documents of a product: what there is to open, and what is sent on request. */
export function ProductDocuments({ product }: { product: Product }) {
  const { opensInNewTab } = content.interfaceTexts();
  return (
    <ul className="divide-y divide-line rounded-xs bg-white shadow-card">
      {productDocuments(product).map(({ name, href, facts }) => (
        <li key={href}>
          {facts ? (
            <a href={href} target="_blank" rel="noopener" className={ROW_CLASS}>
              <Icon name="document" className="size-6 text-teal-deep" />
              <span>
                <span className="block font-semibold text-navy underline underline-offset-[0.25em]">
                  {name}
                </span>
                <span className="block text-[0.9375rem] text-muted">{facts}</span>
                <span className="sr-only">{opensInNewTab}</span>
              </span>
              <Icon name="external" className="ml-auto size-4 text-teal-deep" />
            </a>
          ) : (
            <a href={href} className={ROW_CLASS}>
              <Icon name="mail" className="size-6 text-teal-deep" />
              <span className="font-medium text-teal-deep underline underline-offset-[0.25em]">
                {name}
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
