import type { ReactNode } from 'react';
import * as content from '../../../records/content.ts';
import { unNumberOrNone } from '../../../records/facts/transport-facts.ts';
import { keepTogether } from '../../../records/typography.ts';
import { namedNumber, orderTerms } from '../../../records/facts/product-facts.ts';
import { documentPath } from '../../../records/products/product-documents.ts';
import type { Product } from '../../../records/products/products.ts';
import { dataSheetPath } from '../../../records/urls/prints.ts';
import { enquiryHref, ROUTE_LABELS, ROUTES } from '../../../records/urls/routes.ts';
import { HexagonLines } from '../../components/HexagonLines.tsx';
import { Icon } from '../../components/Icon.tsx';
import { AddToEnquiry } from '../AddToEnquiry.tsx';
import { HazardSummary } from './HazardSummary.tsx';
import { ProductShare } from './ProductShare.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Logo } from '../../components/Logo.tsx';
import { NewTabNote } from '../../components/NewTabNote.tsx';

const SAFETY_SHEET = 'safety-data-sheet' satisfies Product['documents'][number]['kind'];
const UNDERLINE_CLASS =
  'underline decoration-white/40 underline-offset-[0.3em] transition-[color] duration-200 hover:text-teal-bright';

const LINK_CLASS = `${UNDERLINE_CLASS} inline-flex min-h-12 items-center gap-2 rounded-xs text-[0.9375rem] font-semibold sm:text-base`;

const SPACE_CLASS =
  'pt-[calc(var(--spacing-bar)+1.25rem)] pb-24 md:pb-22 lg:pt-[calc(var(--spacing-bar)+2.5rem)] lg:pb-28';

type ProductHeadProps = {
  product: Product;
  /** The pictures. */
  children: ReactNode;
};

/** The first view: name, purpose, calls to action, minimum order and lead time, beside the pictures. */
export function ProductHead({ product, children }: ProductHeadProps) {
  const { displayName: name } = product;
  const safetySheet = product.documents.find(({ kind }) => kind === SAFETY_SHEET);
  return (
    <div className="on-navy relative isolate clipped bg-navy-deep text-white print:bg-white print:text-ink">
      <HexagonLines className="top-0 left-[34%] w-[36rem] [mask-image:linear-gradient(transparent_16%,black_36%)] max-lg:hidden print:hidden" />
      <div
        className={`${SPACE_CLASS} relative page-width grid items-center gap-x-10 gap-y-8 lg:grid-cols-12 lg:gap-y-6 print:block print:p-0`}
      >
        <div className="lg:col-span-6 lg:self-end">
          <ProductShare product={product} />
          <nav aria-label="You are here" className="text-[0.9375rem] print:hidden">
            <ol className="flex flex-wrap gap-x-2 text-mist">
              {(['home', 'products'] as const).map((route) => (
                <li key={route} className="flex gap-x-2">
                  <a
                    href={ROUTES[route]}
                    className="-my-2 rounded-xs py-2 underline decoration-white/35 underline-offset-[0.25em] hover:text-white"
                  >
                    {ROUTE_LABELS[route]}
                  </a>
                  <span aria-hidden="true">/</span>
                </li>
              ))}
              <li aria-current="page">{name}</li>
            </ol>
          </nav>
          <p className="float-right hidden text-right text-[0.875rem] print:block">
            <Logo />
            <span className="block">{content.company().legalName}</span>
          </p>
          <h1 className="mt-5 text-[min(9.8vw,clamp(2rem,1.3rem+3vw,3.75rem))] leading-[1.06] font-extrabold lg:mt-9 print:mt-2 print:text-[1.75rem]">
            {name}
          </h1>
          <p className="mt-3 flex flex-wrap gap-x-6 text-[1.125rem] font-semibold text-teal-bright print:mt-1 print:text-[0.875rem] print:text-ink">
            <span className="whitespace-nowrap">{namedNumber(product)}</span>{' '}
            <span>{unNumberOrNone(product)}</span>
          </p>
          <HazardSummary product={product} />
          <p className="mt-4 max-w-[34rem] text-[1.125rem] leading-normal text-balance text-white/90 md:text-[1.3125rem] print:mt-1 print:max-w-none print:text-[0.875rem] print:text-ink">
            {keepTogether(product.summary)}
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-5 print:hidden">
            <LinkButton href={enquiryHref(product)} tone="bright">
              Enquire about this product
            </LinkButton>
            <div className="flex flex-wrap gap-x-3 sm:gap-x-5">
              <AddToEnquiry product={product} words="Add to enquiry" className={LINK_CLASS} />
              <a
                href={dataSheetPath(product)}
                target="_blank"
                rel="noopener"
                aria-label={`${name}: Data sheet (PDF), opens in a new tab`}
                className={LINK_CLASS}
              >
                <Icon name="document" />
                Data sheet (PDF)
              </a>
              {safetySheet ? (
                <a
                  href={documentPath(safetySheet)}
                  target="_blank"
                  rel="noopener"
                  className={LINK_CLASS}
                >
                  <Icon name="document" />
                  Safety data sheet (SDS)
                  <NewTabNote />
                </a>
              ) : (
                <a href={enquiryHref(product, SAFETY_SHEET)} className={LINK_CLASS}>
                  <Icon name="mail" />
                  SDS on request
                </a>
              )}
            </div>
          </div>
        </div>
        <div className="lg:col-span-6 lg:row-span-2 print:hidden">{children}</div>
        <dl className="grid max-w-[38rem] gap-x-8 gap-y-3 sm:grid-cols-2 lg:col-span-6 lg:self-start lg:border-t lg:border-white/20 lg:pt-4 print:hidden">
          {orderTerms(product).map(({ term, value }) => (
            <div key={term}>
              <dt className="text-[0.875rem] leading-normal text-mist">{term}</dt>
              <dd className="leading-snug font-semibold">{keepTogether(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
