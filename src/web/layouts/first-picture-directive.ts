import type { ClientDirective } from 'astro';
import { firstPaint, firstPicture } from './first-picture.ts';

/**
 * `client:first-picture`: hydrates an island after the page's first picture. The island's scripts are requested earlier,
 * at the first paint, because they take longer to load than the picture.
 */
const afterFirstPicture: ClientDirective = (load) => {
  void firstPaint()
    .then(() => Promise.all([load(), firstPicture()]))
    .then(([hydrate]) => hydrate());
};

export default afterFirstPicture;
