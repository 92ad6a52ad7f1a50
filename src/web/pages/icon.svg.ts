import type { APIRoute } from 'astro';
import { markSvg } from '../../drawing/mark.ts';
import { BRAND_NAVY, BRAND_TEAL } from '../../records/brand-colours.ts';

/** The mark as the browser tab's icon; its ring turns white in a dark browser. */
export const GET: APIRoute = () => {
  const svg = markSvg(BRAND_NAVY, BRAND_TEAL)
    .replace(`fill="${BRAND_NAVY}"`, 'class="ring"')
    .replace(
      '><path',
      `><style>.ring{fill:${BRAND_NAVY}}@media(prefers-color-scheme:dark){.ring{fill:#fff}}</style><path`,
    );
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
