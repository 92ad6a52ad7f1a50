/**
 * What the website specification fixes of the records. The owner may change these words and facts:
 * only `npm run look` reads this list.
 */
export const SPECIFICATION = {
  /** Section 3: the products in order, with their numbers of pictures. */
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
  /** Section 9. */
  officeHours: ['Monday to Saturday 10.30am to 7.00pm', 'Sunday closed'],
  /** Section 2: the links of the shared bar, in their order. */
  menu: ['Home', 'About Us', 'Products', 'Services', 'Contact Us'],
} as const;
