/**
 * The GHS hazard pictograms: the name of the symbol, and its meaning for assistive technology. Source: Regulation (EC)
 * No 1272/2008 (CLP), Annex V. Which statement takes which: `label-elements.ts`.
 */
export const PICTOGRAMS = {
  GHS01: { name: 'Exploding bomb', warnsOf: 'explosive' },
  GHS02: { name: 'Flame', warnsOf: 'flammable' },
  GHS03: { name: 'Flame over circle', warnsOf: 'oxidising' },
  GHS04: { name: 'Gas cylinder', warnsOf: 'gas under pressure' },
  GHS05: { name: 'Corrosion', warnsOf: 'corrosive' },
  GHS06: { name: 'Skull and crossbones', warnsOf: 'acutely toxic' },
  GHS07: { name: 'Exclamation mark', warnsOf: 'harmful or irritant' },
  GHS08: { name: 'Health hazard', warnsOf: 'serious harm to health' },
  GHS09: { name: 'Environment', warnsOf: 'hazardous to the aquatic environment' },
} as const;

export type PictogramCode = keyof typeof PICTOGRAMS;
