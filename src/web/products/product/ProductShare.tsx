import type { Product } from '../../../records/products/products.ts';
import { whatsAppLink } from '../../../records/urls/links.ts';
import { productPath } from '../../../records/urls/routes.ts';
import { siteUrl } from '../../../settings/site-url.ts';
import { CopyButton } from '../../components/CopyButton.tsx';

/**
 * Shares the page's address: through the system's own sheet (`CopyScript.astro`), or by copying or WhatsApp. Without
 * script, WhatsApp alone.
 */
export function ProductShare({ product }: { product: Product }) {
  const url = `${siteUrl()}${productPath(product)}`;
  return (
    <details className="relative float-right text-[0.9375rem] print:hidden">
      <summary
        data-share
        className="-my-2 ml-4 cursor-pointer list-none rounded-xs py-2 underline decoration-white/35 underline-offset-[0.25em] hover:text-teal-bright [&::-webkit-details-marker]:hidden"
      >
        Share
      </summary>
      <div className="absolute right-0 z-2 mt-3 flex items-center gap-4 rounded-sm bg-white p-3 whitespace-nowrap text-ink shadow-lifted">
        <CopyButton text={url} what="address of this page" />
        <a
          href={whatsAppLink('', `${product.displayName} ${url}`)}
          rel="noopener"
          className="inline-block py-2 font-semibold text-teal-deep underline underline-offset-[0.25em]"
        >
          WhatsApp
        </a>
      </div>
    </details>
  );
}
