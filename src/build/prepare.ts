import { buildPictures } from './build-pictures.ts';
import { buildPrints } from './build-prints.ts';
import { checkContent } from '../checks/content-check.ts';
import { writeRecordSchemas } from './record-schemas.ts';

/**
 * Prepares `astro build` and `astro dev`: checks the records, writes their JSON Schemas for editors,
 * typesets the prints and resizes the pictures. Throws a ContentError when a record is wrong.
 */
export async function prepare(): Promise<void> {
  await checkContent();
  await writeRecordSchemas();
  await Promise.all([buildPrints(), buildPictures()]);
}
