/** The id of the drawing within a class label's file. */
export const CLASS_LABEL_ID = 'label';

/** Where pages find the transport label of an IMDG class or division that a product has. */
export function classLabelHref(imdgClass: string): string {
  return `/class-labels/${imdgClass}.svg#${CLASS_LABEL_ID}`;
}
