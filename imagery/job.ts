import * as content from '../src/records/content.ts';
import { MARK_RING_PATH, MARK_WAVE_PATH } from '../src/drawing/mark.ts';
import { hazardStatementText } from '../src/chemistry/hazard-statements.ts';
import { conformersOf } from './conformer.ts';
import type { Picture } from './manifest.ts';

/** What Blender needs to know for one picture; it is handed over as JSON (see `imagery/job.py`). */
export function describeJob(name: string, picture: Picture, output: string): object {
  const company = content.company();
  const { building, street } = company.address;
  return {
    name,
    scene: picture.scene,
    args: picture.args,
    width: picture.size[0],
    height: picture.size[1],
    samples: picture.samples,
    output,
    mark: { ring: MARK_RING_PATH, wave: MARK_WAVE_PATH },
    company: {
      name: company.name,
      legalName: company.legalName,
      shippingServiceName: company.shippingServiceName,
      phone: company.phoneDisplay,
      address: [building, street, company.addressLines.at(-1)].join(', '),
    },
    product: picture.product === undefined ? null : describeProduct(picture.product),
  };
}

/** What labels and models show of a product, drawn from its record. */
function describeProduct(slug: string): object {
  const product = content.product(slug);
  const { hazards } = product;
  return {
    slug: product.slug,
    name: product.name,
    displayName: product.displayName,
    casNumber: product.identity.casNumber,
    formula: product.identity.formula,
    pictograms: hazards.pictograms,
    signalWord: hazards.signalWord,
    hazardStatements: [...hazards.hazardStatements, ...hazards.supplementalStatements].map((code) =>
      hazardStatementText(code, hazards.classification),
    ),
    transport: product.transport,
    packaging: product.packaging,
    conformers: product.identity.smiles ? conformersOf(product.identity.smiles) : [],
  };
}
