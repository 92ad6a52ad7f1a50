import { fillText } from '../../records/fill-text.ts';
import type { ProductsPage } from '../../records/products-page.ts';
import type { DangerousGoods } from '../../records/dangerous-goods.ts';
import { Formula } from '../ui/Formula.tsx';
import { HazardDiamond } from '../ui/HazardDiamond.tsx';
import { Icon } from '../ui/Icon.tsx';

/** What a label prints of a product's record. */
export type LabelledProduct = {
  /** In capitals, as specified. */
  name: string;
  /** The name in running text, for accessible names. */
  displayName: string;
  casNumber: string;
  formula: string;
  /** Null where the product is not regulated as dangerous goods. */
  dangerousGoods: DangerousGoods | null;
  /** The data sheet, a PDF. */
  dataSheetHref: string;
  /** The enquiry form with the product chosen. */
  enquiryHref: string;
};

export type ProductLabelProps = {
  product: LabelledProduct;
  texts: ProductsPage['card'];
  /** "opens in a new tab". */
  newTab: string;
};

/** The lower part of a card, like the label on a drum: name, class diamonds, numbers, links. */
export function ProductLabel({ product, texts, newTab }: ProductLabelProps) {
  const { name, displayName, casNumber, formula, dangerousGoods } = product;
  return (
    <>
      <div className="product-label">
        <h3 className="product-name">{name}</h3>
        {dangerousGoods && (
          <p className="product-diamonds">
            {dangerousGoods.classes.map(({ imdgClass, label }) => (
              <HazardDiamond key={imdgClass} imdgClass={imdgClass} label={label} className="" />
            ))}
          </p>
        )}
      </div>
      <dl className="product-data">
        <dt>{texts.casNumber}</dt>
        <dd>{casNumber}</dd>
        <dt>{texts.transport}</dt>
        <dd>{dangerousGoods?.unNumber ?? texts.notRegulated}</dd>
        <dt>{texts.formula}</dt>
        <dd>
          <Formula formula={formula} />
        </dd>
      </dl>
      <div className="product-actions">
        <a
          href={product.dataSheetHref}
          target="_blank"
          rel="noopener"
          aria-label={fillText(texts.detailsOf, { name: displayName, newTab })}
          className="product-details"
        >
          <Icon name="document" />
          {texts.details}
          <Icon name="external" className="ml-auto size-4" />
        </a>
        <a
          href={product.enquiryHref}
          aria-label={fillText(texts.enquireAbout, { name: displayName })}
          className="product-enquire"
        >
          {texts.enquire}
        </a>
      </div>
    </>
  );
}
