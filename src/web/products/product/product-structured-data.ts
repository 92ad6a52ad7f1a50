import { spacedUnNumber } from '../../../records/facts/transport-facts.ts';
import { molarMass, propertyFacts, sheetTitle } from '../../../records/facts/product-facts.ts';
import { dataSheetPath, type Product } from '../../../records/products/products.ts';
import { productPath } from '../../../records/addresses/routes.ts';
import { siteUrl } from '../../../records/site-url.ts';
import { productPictures } from '../../pictures/picture-of.ts';

const value = (name: string, text: string) => ({ '@type': 'PropertyValue', name, value: text });
const known = (name: string, text: string | null | undefined) => (text ? [value(name, text)] : []);

/**
 * Returns schema.org's Product with identifiers and properties of the record. It has no offer, rating or stock, since
 * the records contain none.
 */
export function productStructuredData(product: Product): object {
  const origin = siteUrl();
  const { identity, transport } = product;
  const url = `${origin}${productPath(product)}`;
  const measured = propertyFacts(product).rows.flatMap((row) =>
    row.value === null ? [] : [value(row.term, [row.value, ...row.details].join(' '))],
  );
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.displayName,
    alternateName: product.synonyms,
    description: product.summary,
    url,
    image: productPictures(product).map(({ src }) => `${origin}${src}`),
    identifier: [
      ...known('CAS number', identity.casNumber).map((item) => ({
        ...item,
        propertyID: 'CAS',
      })),
      ...known('EC number', identity.ecNumber).map((item) => ({ ...item, propertyID: 'EC' })),
    ],
    additionalProperty: [
      ...known('Formula', identity.formula),
      ...known('Molar mass', molarMass(identity)),
      ...known('IUPAC name', identity.iupacName),
      value('HS code', identity.hsCode),
      ...measured,
      ...(transport
        ? [
            value('UN number', spacedUnNumber(transport.unNumber)),
            value('Class', transport.imdgClass),
            ...known('Packing group', transport.packingGroup),
          ]
        : []),
    ],
    subjectOf: {
      '@type': 'DigitalDocument',
      name: sheetTitle(product),
      url: `${origin}${dataSheetPath(product)}`,
      encodingFormat: 'application/pdf',
      dateModified: product.dataSheet.revisedOn,
    },
  };
}
