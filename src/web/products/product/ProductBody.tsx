import type { ReactNode } from 'react';
import * as content from '../../../records/content.ts';
import { sourcesOf } from '../../../records/facts/product-facts.ts';
import { TRANSPORT_BASIS } from '../../../records/facts/transport-facts.ts';
import { fillText } from '../../../records/reading/fill-text.ts';
import { keepTogether, longDate } from '../../../records/typography.ts';
import type { Product } from '../../../records/products/products.ts';
import { enquiryHref, productPath } from '../../../records/urls/routes.ts';
import { siteUrl } from '../../../settings/site-url.ts';
import { Icon } from '../../components/Icon.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { FactList } from './FactList.tsx';
import { FactTable, type FactTableProps } from './FactTable.tsx';
import {
  gradeNote,
  gradeTable,
  packagingTable,
  propertyTable,
  supplyList,
} from './product-tables.tsx';
import { ProductDocuments } from './ProductDocuments.tsx';
import { ProductEnquiry } from './ProductEnquiry.tsx';
import { ProductHazards } from './ProductHazards.tsx';
import { ProductIdentity } from './ProductIdentity.tsx';
import { ProductPurpose } from './ProductPurpose.tsx';
import { ProductStorage } from './ProductStorage.tsx';
import { ProductTransport } from './ProductTransport.tsx';
import { productWhatsAppLink } from './product-whatsapp-link.ts';
import { RelatedProducts } from './RelatedProducts.tsx';

type Section = {
  /** The anchor. The heading's id is derived from it. */
  id: string;
  heading: string;
  /** A secondary line under the heading. */
  note?: string;
  /** False for a section that only links to other pages. */
  isPrinted?: boolean;
  /** The content of the section. A table is labelled by the heading. */
  content?: ReactNode;
  table?: Omit<FactTableProps, 'labelledBy'>;
};

/** All sections of a product's page below its head. */
export function ProductBody({ product }: { product: Product }) {
  const texts = content.productPage();
  const company = content.company();
  const { answerTime } = content.contactPage().form;
  const sections: Section[] = [
    { id: 'purpose', ...texts.purpose, content: <ProductPurpose product={product} /> },
    {
      id: 'grades',
      ...texts.specification,
      note: gradeNote(product),
      table: gradeTable(product),
      content: product.food.length > 0 && (
        <FactList facts={product.food} className="mb-6 sm:grid-cols-3 print:grid-cols-3" />
      ),
    },
    { id: 'packaging', ...texts.packaging, table: packagingTable(product) },
    { id: 'properties', ...texts.properties, table: propertyTable(product) },
    { id: 'hazards', ...texts.hazards, content: <ProductHazards product={product} /> },
    {
      id: 'transport',
      ...texts.transport,
      note: TRANSPORT_BASIS,
      content: <ProductTransport product={product} />,
    },
    { id: 'storage', ...texts.storage, content: <ProductStorage product={product} /> },
    {
      id: 'documents',
      ...texts.documents,
      isPrinted: false,
      content: <ProductDocuments product={product} />,
    },
    {
      id: 'supply',
      ...texts.supply,
      content: (
        <FactList facts={supplyList(product)} className="sm:grid-cols-3 print:grid-cols-3" />
      ),
    },
  ];
  return (
    <div className="page-width pb-section print:p-0">
      <ProductIdentity product={product} />
      <nav
        aria-label="On this page"
        className="sticky-links top-bar z-2 mt-6 mb-4 md:py-1 lg:mb-6 print:hidden"
      >
        <ul className="-mx-edge flex [scrollbar-width:none] gap-x-6 overflow-x-auto px-edge text-base sm:mx-0 sm:px-0 xl:justify-between xl:gap-x-4 xl:overflow-visible">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="section-link rounded-xs whitespace-nowrap focus-visible:shadow-none focus-visible:-outline-offset-3"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {sections.map((section) => (
          <ProductSection key={section.id} {...section} />
        ))}
        <RelatedProducts product={product} />
        <p className="mt-10 max-w-[65ch] pb-14 text-[0.875rem] text-muted lg:pb-18 print:mt-2 print:max-w-none print:pb-0 print:text-[0.6875rem]">
          {sourcesOf(product)}
        </p>
        {/* On a phone, the button is sticky at the lower edge, until the call to action comes into view and covers it. */}
        <div className="faded-above max-md:tall:in-[.scrolled]:flex sticky bottom-2.5 isolate -mb-20 hidden gap-2 print:hidden [@media(max-height:44rem)]:-mb-12">
          <LinkButton href={enquiryHref(product)} className="w-full justify-between shadow-lifted">
            <span>
              Enquire about this product
              <span className="block text-[0.75rem] leading-snug font-normal text-balance text-mist [@media(max-height:44rem)]:hidden">
                We read it {answerTime}
              </span>
            </span>
          </LinkButton>
          {company.whatsapp && (
            <a
              href={productWhatsAppLink(company.whatsapp, product)}
              rel="noopener"
              aria-label={`Write about ${product.displayName} on WhatsApp`}
              className="grid w-14 shrink-0 place-items-center rounded-sm bg-teal-deep text-white shadow-lifted forced-colors:border"
            >
              <Icon name="whatsapp" className="size-6" />
            </a>
          )}
        </div>
      </div>
      <ProductEnquiry product={product} />
      {/* In print: the page's owner and contact details. */}
      <p className="hidden text-[0.6875rem] text-muted print:block">
        {fillText(texts.printed, {
          page: new URL(productPath(product), siteUrl()).href,
          date: longDate(product.dataSheet.revisedOn),
          phone: company.phoneDisplay,
          email: company.email,
        })}
      </p>
    </div>
  );
}

/** A section with its heading in a narrow column and the content beside it, as on the data sheet. */
function ProductSection({ id, heading, note, isPrinted = true, content, table }: Section) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`grid gap-x-8 gap-y-6 border-t-2 border-navy pt-6 pb-14 lg:pb-18 xl:grid-cols-12 print:gap-y-2 print:border-t print:pt-1.5 print:pb-2.5 ${isPrinted ? '' : 'print:hidden'}`}
    >
      <div className="xl:col-span-3">
        <h2 id={headingId} className="text-heading print:text-[1rem]">
          {heading}
        </h2>
        {note && (
          <p className="mt-2 text-base text-muted print:mt-0 print:text-[0.75rem]">
            {keepTogether(note)}
          </p>
        )}
      </div>
      <div className="min-w-0 xl:col-span-9">
        {content}
        {table && <FactTable labelledBy={headingId} {...table} />}
      </div>
    </section>
  );
}
