import { buildPictures } from './build-pictures.ts';
import { buildPrints } from './build-prints.ts';
import { checkContent } from './content-problems.ts';
import { writeRecordSchemas } from './record-schemas.ts';

/**
 * Makes what `astro build` and `astro dev` need: checks the records, writes their schemas for editors,
 * typesets the prints and cuts the pictures. Throws a ContentError when a record is wrong.
 */
export async function prepare(): Promise<void> {
  await checkContent();
  await writeRecordSchemas();
  await buildPrints();
  await buildPictures();
}

if (import.meta.main) await prepare();
