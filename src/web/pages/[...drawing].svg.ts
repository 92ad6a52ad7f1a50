import type { APIRoute } from 'astro';
import { markSvg } from '../../drawing/logo.ts';
import * as content from '../../records/content.ts';
import { drawingFiles } from '../pictures/drawings.ts';

/** The mark as a tab icon. Its ring is white in a dark browser. */
function tabIcon(): string {
  const { navy } = content.brand();
  const style = `<style>.ring{fill:${navy}}@media(prefers-color-scheme:dark){.ring{fill:#fff}}</style>`;
  return markSvg().replace(`fill="${navy}"`, 'class="ring"').replace('><path', `>${style}<path`);
}

export function getStaticPaths() {
  const files = [['icon', tabIcon()] as const, ...drawingFiles()];
  return files.map(([drawing, svg]) => ({ params: { drawing }, props: { svg } }));
}

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
