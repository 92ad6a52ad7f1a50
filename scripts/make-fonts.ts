/**
 * `npm run fonts`: makes the fonts of the pages and of the PDFs from their npm packages. Run it after a
 * change of packages, of the lists in `src/build/make-fonts.ts` or of a `unicode-range` in `fonts.css`. The
 * files are committed, so a build does not run it.
 */
import { makeFonts } from '../src/build/make-fonts.ts';

await makeFonts();
