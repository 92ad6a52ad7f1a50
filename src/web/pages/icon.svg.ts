import type { APIRoute } from 'astro';
import { markSvg } from '../../drawing/mark.ts';
import * as content from '../../records/content.ts';

/** The mark as the browser tab's icon; its ring turns white in a dark browser. */
export const GET: APIRoute = () => {
  const { navy } = content.brand();
  const svg = markSvg()
    .replace(`fill="${navy}"`, 'class="ring"')
    .replace(
      '><path',
      `><style>.ring{fill:${navy}}@media(prefers-color-scheme:dark){.ring{fill:#fff}}</style><path`,
    );
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
