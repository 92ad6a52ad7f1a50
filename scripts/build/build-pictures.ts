/**
 * Cuts the pictures that pages show, copies the partners' logos, and makes
 * tokens of the brand's colours. Part of every build.
 */
import { brandStyles } from '../../src/records/brand.ts';
import * as content from '../../src/records/content.ts';
import { CUT_FOLDER, cutPictures } from '../../src/web/pictures/cut-pictures.ts';
import { deleteOthers, writeWholeFile } from './write-file.ts';

/** Imported by the style sheet. */
const BRAND_STYLES = '.cache/brand.css';

/** Cuts what is not cut yet, and deletes what no record asks for any more. */
export async function buildPictures(): Promise<void> {
  const logos = content.partners().map(({ file }) => `partners/${file}`);
  const pictures = content.pagePictures();
  let cutCount = 0;
  const files = await cutPictures(pictures, logos, writeWholeFile, () => {
    cutCount += 1;
    // The first build takes minutes: it must not look as if it hung.
    if (cutCount % 5 === 0) console.log(`Pictures: ${cutCount} of ${pictures.length}`);
  });
  await deleteOthers(CUT_FOLDER, files);
  await writeWholeFile(BRAND_STYLES, brandStyles());
  console.log(`Pictures: ${files.size} files.`);
}
