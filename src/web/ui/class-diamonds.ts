/** The id of the drawing within a class diamond's file. */
export const CLASS_DIAMOND_ID = 'diamond';

/** Where pages find the diamond of an IMDG class or division that a product has. */
export function classDiamondHref(imdgClass: string): string {
  return `/class-diamonds/${imdgClass}.svg#${CLASS_DIAMOND_ID}`;
}
