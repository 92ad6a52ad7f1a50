/** `npm run fonts`: for the committed font files, after a change of their packages, of characters or of `unicode-range`s. */
import { makeFonts } from '../src/build/make-fonts.ts';

await makeFonts();
