import type { ClientDirective } from 'astro';
import { firstPicture } from './first-picture.ts';

/** `client:first-picture`: an island loads its script once the first picture of the page is there. */
const afterFirstPicture: ClientDirective = (load) => {
  void firstPicture()
    .then(load)
    .then((hydrate) => hydrate());
};

export default afterFirstPicture;
