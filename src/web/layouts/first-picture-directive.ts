import type { ClientDirective } from 'astro';
import { firstPicture } from './first-picture.ts';

/** `client:first-picture`: an island loads its script once the first picture of the page is there. */
const hydrateAfterFirstPicture: ClientDirective = async (load) => {
  await firstPicture();
  const hydrate = await load();
  await hydrate();
};

export default hydrateAfterFirstPicture;
