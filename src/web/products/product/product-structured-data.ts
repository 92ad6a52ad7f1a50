import { LABELS } from '../../../records/facts/labels.ts';
import { spacedUnNumber } from '../../../records/facts/dangerous-goods.ts';
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
  const labels = LABELS.identity;
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
      ...known(labels.casNumber, identity.casNumber).map((item) => ({
        ...item,
        propertyID: 'CAS',
      })),
      ...known(labels.ecNumber, identity.ecNumber).map((item) => ({ ...item, propertyID: 'EC' })),
    ],
    additionalProperty: [
      ...known(labels.formula, identity.formula),
      ...known(labels.molarMass, molarMass(identity)),
      ...known(labels.iupacName, identity.iupacName),
      value(labels.hsCode, identity.hsCode),
      ...measured,
      ...(transport
        ? [
            value(LABELS.transport.unNumber, spacedUnNumber(transport.unNumber)),
            value(LABELS.transport.imdgClass, transport.imdgClass),
            ...known(LABELS.transport.packingGroup, transport.packingGroup),
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
