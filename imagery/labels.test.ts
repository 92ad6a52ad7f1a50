import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as content from '../src/records/content.ts';
import { readYaml } from '../src/records/reading/read-record.ts';
import { describeJob } from './job.ts';
import { manifestPictures } from './manifest.ts';

/** "Complete labels", "labels are complete": what a label without precautionary statements is not. */
const CLAIMS_COMPLETE_LABELS = /\bcomplete\b[^.]{0,20}\blabel|\blabels?\b[^.]{0,20}\bcomplete\b/i;

/** Every text of a record, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);

/** What a label gets to know of a classified product: CLP, Article 17, asks for these and more. */
function labelledFacts(): string[] {
  const entry = manifestPictures()['products/acetone-drum'];
  if (!entry) throw new Error('The manifest has no picture of a drum of acetone.');
  const { product } = describeJob('acetone-drum', entry, '') as { product: object };
  return Object.keys(product);
}

describe('labels in pictures', () => {
  it('show pictograms and signal word, as the copy says', () => {
    expect(labelledFacts()).toEqual(expect.arrayContaining(['pictograms', 'signalWord']));
  });

  it.runIf(!labelledFacts().includes('precautionaryStatements'))(
    'bear no precautionary statements, so no text calls them complete',
    () => {
      const claims = files.flatMap((file) =>
        textsOf(readYaml(file))
          .filter((text) => CLAIMS_COMPLETE_LABELS.test(text))
          .map((text) => `${file}: ${text}`),
      );
      expect(files.length).toBeGreaterThan(20);
      expect(claims).toEqual([]);
    },
  );
});

/** As imagery/scenes/bag_pallet.py stacks them. */
const BAGS_PER_LAYER = 4;
const USUAL_LAYERS = 6;

const PALLET = 'melamine-pallet';
const palletised = content
  .products()
  .find(({ images }) => images.some(({ file }) => file === `${PALLET}.jpg`));

it.runIf(palletised)(
  'the pallet of melamine is said to have the bags that are seen, of those that are ordered',
  () => {
    const { images = [], minimumOrder = '' } = palletised ?? {};
    const alt = images.find(({ file }) => file === `${PALLET}.jpg`)?.alt ?? '';
    const args = manifestPictures()[`products/${PALLET}`]?.args ?? {};
    const seen = Number(args['layers'] ?? USUAL_LAYERS) * BAGS_PER_LAYER;
    const [, ordered] = /of (\d+) bags/.exec(minimumOrder) ?? [];
    expect(alt).toContain(
      String(seen) === ordered ? `${seen} bags` : `${seen} of the ${ordered} bags`,
    );
  },
);
