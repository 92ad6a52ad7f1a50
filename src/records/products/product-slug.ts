/** Converts a product's name to its form in file names and URLs: "MELAMINE (X)" becomes "melamine-x". */
export function productSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
