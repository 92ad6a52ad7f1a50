import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { writeWholeFile } from '../build/files.ts';
import { findContentProblems } from '../checks/content-check.ts';
import type { SharedTexts } from '../records/products/shared-texts.ts';
import { CONTENT_FOLDER, readYaml, withDraft } from '../records/reading/read-record.ts';
import { withChanges } from './set-changes.ts';

/** A line of `content-check` on a text that a product has in common with another. */
const SAME_TEXT =
  /^content\/products\/([^/]+)\.yaml\S* .*? has "(.+)", as content\/products\/([^/]+)\.yaml: /s;

/**
 * Lists texts that a copied product has in common with others in `content/shared-texts.yaml`, if its text, as it would
 * be shown, is the first without values to confirm.
 */
export async function shareConfirmedTexts(record: string, shown: string) {
  if (!has(readYaml(record)) || has(parse(shown))) return;
  const file = path.resolve(CONTENT_FOLDER, 'shared-texts.yaml');
  const saved = readFileSync(file, 'utf8');
  const { texts } = parse(saved) as SharedTexts;
  for (const line of withDraft(record, shown, findContentProblems)) {
    const [, slug, text, other] = SAME_TEXT.exec(line) ?? [];
    if (!slug || !text || !other || record !== `products/${slug}.yaml`) continue;
    const entry = texts.find((one) => one.text === text);
    if (entry) entry.products = [...new Set([...entry.products, other, slug])];
    else texts.push({ text, products: [other, slug] });
  }
  await writeWholeFile(file, withChanges(saved, { texts }));
}

const has = (data: unknown) => 'toConfirm' in (data as object);
