import { brandStyles } from '../../src/records/brand.ts';
import * as content from '../../src/records/content.ts';
import { CUT_FOLDER, cutPictures } from '../../src/web/pictures/cut-pictures.ts';
import { deleteOthers, writeWholeFile } from './write-file.ts';

/** The colours of the brand as custom properties, which the stylesheets import. */
const BRAND_STYLES = '.cache/brand.css';

/**
 * Cuts the pictures that pages show, copies the partners' logos, and deletes files of `CUT_FOLDER` that
 * no record names any more. Pictures that are already cut are kept.
 */
export async function buildPictures(): Promise<void> {
  const logos = content.partners().map(({ file }) => `partners/${file}`);
  const pictures = content.pagePictures();
  let cutCount = 0;
  const files = await cutPictures(pictures, logos, writeWholeFile, () => {
    cutCount += 1;
    // The first build cuts for minutes, so it prints its progress.
    if (cutCount % 5 === 0) console.log(`Pictures: ${cutCount} of ${pictures.length}`);
  });
  await deleteOthers(CUT_FOLDER, files);
  await writeWholeFile(BRAND_STYLES, brandStyles());
  console.log(`Pictures: ${files.size} files.`);
}
