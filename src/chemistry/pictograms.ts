/**
 * The hazard pictograms of the Globally Harmonised System: the symbol's name, and with what it warns
 * of for those who do not see it. Regulation (EC) No 1272/2008 (CLP), Annex V.
 */
export const PICTOGRAMS = {
  GHS01: { name: 'Exploding bomb', textAlternative: 'Exploding bomb: explosive' },
  GHS02: { name: 'Flame', textAlternative: 'Flame: flammable' },
  GHS03: { name: 'Flame over circle', textAlternative: 'Flame over circle: oxidising' },
  GHS04: { name: 'Gas cylinder', textAlternative: 'Gas cylinder: gas under pressure' },
  GHS05: { name: 'Corrosion', textAlternative: 'Corrosion: corrosive' },
  GHS06: { name: 'Skull and crossbones', textAlternative: 'Skull and crossbones: acutely toxic' },
  GHS07: { name: 'Exclamation mark', textAlternative: 'Exclamation mark: harmful or irritant' },
  GHS08: { name: 'Health hazard', textAlternative: 'Health hazard: serious harm to health' },
  GHS09: {
    name: 'Environment',
    textAlternative: 'Environment: hazardous to the aquatic environment',
  },
} as const;

export type PictogramCode = keyof typeof PICTOGRAMS;

/** All pictogram codes, GHS01 first. */
export const PICTOGRAM_CODES = Object.keys(PICTOGRAMS) as PictogramCode[];
