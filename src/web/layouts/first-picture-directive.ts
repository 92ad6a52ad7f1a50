import type { ClientDirective } from 'astro';
import { firstPicture } from './first-picture.ts';

/** `client:first-picture`: loads the script of an island after the page's first picture. */
const afterFirstPicture: ClientDirective = (load) => {
  void firstPicture()
    .then(load)
    .then((hydrate) => hydrate());
};

export default afterFirstPicture;
