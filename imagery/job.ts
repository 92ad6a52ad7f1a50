import path from 'node:path';
import * as content from '../src/records/content.ts';
import { conformersOf } from './conformer.ts';
import type { Picture } from './manifest.ts';
import type { PrintFile } from './prints.ts';

/** Files that all pictures share: the brand's colours and mark, kept shapes, the denoiser. */
export const CACHE_FOLDER = '.cache/imagery';

/** Returns the fill level of a product's IBC, 0 to 1. The brimful capacity is about 1.05 times the nominal one. */
function ibcFill(slug: string): number | undefined {
  const ibc = content.product(slug).packaging.find(({ kind }) => kind === 'ibc');
  if (!ibc?.netVolumeLitres || !ibc.capacityLitres) return undefined;
  return ibc.netVolumeLitres / (ibc.brimfulLitres ?? ibc.capacityLitres * 1.05);
}

/** Returns the facts that a picture shows besides its labels; `smiles` only if it shows a molecule. */
export function shownRecords({ scene, product: slug }: Picture) {
  const company = { name: content.company().name };
  if (slug === undefined) return { company, product: null };
  const { displayName, identity } = content.product(slug);
  const { casNumber } = identity;
  const smiles = scene === 'molecule' ? identity.smiles : undefined;
  return { company, product: { slug, displayName, casNumber, smiles } };
}

/** Returns the job for one picture, which Blender reads as JSON (`imagery/job.py`). */
export function describeJob(
  name: string,
  picture: Picture,
  prints: Readonly<Record<string, PrintFile>>,
  output: string,
): object {
  const { company, product } = shownRecords(picture);
  return {
    name,
    scene: picture.scene,
    args: picture.args,
    width: picture.size[0],
    height: picture.size[1],
    samples: picture.samples,
    output,
    prints,
    mark: {
      ring: path.resolve(CACHE_FOLDER, 'ring.png'),
      wave: path.resolve(CACHE_FOLDER, 'wave.png'),
    },
    ibc_fill: picture.product === undefined ? undefined : ibcFill(picture.product),
    company,
    product: product && {
      ...product,
      conformers: product.smiles === undefined ? [] : conformersOf(product.smiles),
    },
  };
}
