import type { ClientDirective } from 'astro';
import { firstPaint, firstPicture } from './first-picture.ts';

/** `client:first-picture`: loads an island at the first paint, and hydrates it after the page's first picture. */
const afterFirstPicture: ClientDirective = (load) => {
  void firstPaint()
    .then(() => Promise.all([load(), firstPicture()]))
    .then(([hydrate]) => hydrate());
};

export default afterFirstPicture;
