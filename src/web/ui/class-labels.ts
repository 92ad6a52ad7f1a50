/** The id of the drawing within a class label's file. */
export const CLASS_LABEL_ID = 'label';

/** Stands among the classes for the mark of marine pollutants. */
export const MARINE_POLLUTANT = 'marine-pollutant';

/** Where pages find the transport label of an IMDG class or division that a product has. */
export function classLabelHref(imdgClass: string): string {
  return `/class-labels/${imdgClass}.svg#${CLASS_LABEL_ID}`;
}
