import path from 'node:path';
import * as content from '../src/records/content.ts';
import { conformersOf } from './conformer.ts';
import type { Picture } from './manifest.ts';
import type { PrintFile } from './prints.ts';

/** Files that all pictures share: the brand's colours and mark, kept shapes, the denoiser. */
export const CACHE_FOLDER = '.cache/imagery';

/** How full the IBC of a product is, 0 to 1: one of 1,000 litres takes about 1,050 to its brim. */
function ibcFill(slug: string): number | undefined {
  const ibc = content.product(slug).packaging.find(({ kind }) => kind === 'ibc');
  if (!ibc?.netVolumeLitres || !ibc.capacityLitres) return undefined;
  return ibc.netVolumeLitres / (ibc.brimfulLitres ?? ibc.capacityLitres * 1.05);
}

/** What a picture shows of company and product beside its labels; `smiles` only where it shows a molecule. */
export function shownRecords({ scene, product: slug }: Picture) {
  const company = { name: content.company().name };
  if (slug === undefined) return { company, product: null };
  const { displayName, identity } = content.product(slug);
  const { casNumber } = identity;
  const smiles = scene === 'molecule' ? identity.smiles : undefined;
  return { company, product: { slug, displayName, casNumber, smiles } };
}

/** What Blender needs to know for one picture; it is handed over as JSON (see `imagery/job.py`). */
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
