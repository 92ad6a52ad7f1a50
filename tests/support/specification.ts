/**
 * Words and facts of records that docs/specification.md fixes. The owner may change them: only `npm run look`
 * reads this list.
 */
export const SPECIFICATION = {
  /** docs/specification.md#3-products-and-form: the products in order, with their numbers of pictures. */
  products: [
    ['ACRYLIC ACID', 4],
    ['ACETONE', 1],
    ['ACETIC ACID', 1],
    ['CITRIC ACID MONOHYDRATE', 2],
    ['GLYCERINE', 2],
    ['ISOPROPYL ALCOHOL (IPA)', 1],
    ['MALEIC ANHYDRIDE', 4],
    ['MELAMINE', 5],
    ['MONOETHYLENE GLYCOL (MEG)', 1],
    ['MONOSODIUM GLUTAMATE (MSG)', 5],
    ['METHANOL', 1],
    ['PHENOL', 2],
    ['TOLUENE', 2],
  ],
  /** docs/specification.md#9-constants. */
  officeHours: ['Monday to Saturday 10.30am to 7.00pm', 'Sunday closed'],
  /** docs/specification.md#2-screens-and-routes: the links of the shared bar, in their order. */
  menu: ['Home', 'About Us', 'Products', 'Services', 'Contact Us'],
} as const;
