import { readFileSync } from 'node:fs';

/** A figure of the reference facts: one value, or the spread of published readings. */
export interface ReferenceFigure {
  /** Null where the property does not exist or no reading is reliable; `note` says why. */
  value?: number | null;
  min?: number;
  max?: number;
  unit?: string;
  note?: string;
}

/** What is known of one product. Units are in the figures; codes are those of the record. */
export interface ReferenceProduct {
  name: string;
  cas: string;
  ecNumber: string;
  iupacName: string;
  formula: string;
  smiles: string;
  molarMass: { value: number };
  meltingPoint: ReferenceFigure;
  boilingPoint: ReferenceFigure;
  /** By circumstance: `at_20C`, `solid`, `liquid_60C`, ... */
  density: Record<string, ReferenceFigure>;
  flashPoint: ReferenceFigure;
  ghs: {
    pictograms: string[];
    signalWord?: string;
    hazardStatements: string[];
    supplemental?: string[];
    classification?: string[];
    specificConcentrationLimits?: string[];
  };
  transport: {
    unNumber: string;
    properShippingName: string;
    imdgClass: string;
    subsidiaryHazards: string[];
    packingGroup: string;
    ems: string;
    marinePollutant: boolean;
  } | null;
  hsCode: string;
}

/**
 * The reference facts against which tests hold the records: the spread of
 * readings in the CRC Handbook, CAS Common Chemistry, the NIST WebBook, NIOSH
 * and Perry/VDI correlations; CLP Annex VI up to ATP 23; IMDG Code 42-24;
 * Harmonized System 2022.
 */
export function referenceFacts(): {
  products: ReferenceProduct[];
  statementTexts: Record<string, string>;
} {
  const file = new URL('./reference-facts.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof referenceFacts>;
}
