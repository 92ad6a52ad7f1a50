import * as content from '../../../records/content.ts';
import { spacedUnNumber } from '../../../records/facts/dangerous-goods.ts';
import { fillText } from '../../../records/reading/fill-text.ts';
import { molarMass, propertyFacts } from '../../../records/facts/product-facts.ts';
import { dataSheetPath, type Product } from '../../../records/products/products.ts';
import { productPath } from '../../../records/addresses/routes.ts';
import { siteUrl } from '../../../records/site-url.ts';
import { productPictures } from '../../pictures/picture-of.ts';

const value = (name: string, text: string) => ({ '@type': 'PropertyValue', name, value: text });
const known = (name: string, text: string | null | undefined) => (text ? [value(name, text)] : []);

/**
 * schema.org's Product: identifiers and properties of the record. It has no offer, rating or stock,
 * since there is none to tell of.
 */
export function productStructuredData(product: Product): object {
  const origin = siteUrl();
  const texts = content.dataSheetTexts();
  const { identity, transport } = product;
  const labels = texts.identity;
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
            value(texts.transport.unNumber, spacedUnNumber(transport.unNumber)),
            value(texts.transport.imdgClass, transport.imdgClass),
            ...known(texts.transport.packingGroup, transport.packingGroup),
          ]
        : []),
    ],
    subjectOf: {
      '@type': 'DigitalDocument',
      name: fillText(texts.documentTitle, { product: product.displayName }),
      url: `${origin}${dataSheetPath(product)}`,
      encodingFormat: 'application/pdf',
      dateModified: product.dataSheet.revisedOn,
    },
  };
}
