import type { z } from 'zod';
import { aboutPageSchema } from './about-page.ts';
import { brandSchema } from './brand.ts';
import { brochureTextsSchema } from './brochure-texts.ts';
import { companySchema } from './company.ts';
import { contactPageSchema } from './contact-page.ts';
import { dataSheetTextsSchema } from './data-sheet-texts.ts';
import { enquiryTextsSchema } from './enquiry-texts.ts';
import { homePageSchema } from './home-page.ts';
import { interfaceSchema } from './interface.ts';
import { notFoundPageSchema } from './not-found-page.ts';
import { offlineSchema } from './offline.ts';
import { partnersSchema } from './partners.ts';
import { productPageSchema } from './product-page.ts';
import { PRODUCT_FOLDER, productSchema } from './products.ts';
import { productsPageSchema } from './products-page.ts';
import { purposeSchema } from './purpose.ts';
import { serverWordsSchema } from './server-words.ts';
import { servicesPageSchema } from './services-page.ts';
import { solutionsSchema } from './solutions.ts';

/** What the records of one kind must be. */
export interface RecordKind {
  readonly schema: z.ZodType;
  /** The words in braces that its texts may hold beside those of the company: what the site fills in there. */
  readonly words: readonly string[];
}

const kind = (schema: z.ZodType, words = ''): RecordKind => ({ schema, words: words.split(' ') });

/** Every file of `content/`, relative to it; `*` stands for a product's slug. */
export const RECORD_KINDS: Readonly<Record<string, RecordKind>> = {
  'brand.yaml': kind(brandSchema),
  'brochure.yaml': kind(brochureTextsSchema, 'number imdgClass packingGroup page pages'),
  'company.yaml': kind(companySchema, 'days opens closes first last'),
  'data-sheets.yaml': kind(
    dataSheetTextsSchema,
    'product cas figure lowest highest terms port name number issuer source category imdgClass ' +
      'className months condition sources revision date page pages airborne',
  ),
  'enquiries.yaml': kind(
    enquiryTextsSchema,
    'min max minDigits maxDigits wait count from product reference formatted typed time site email',
  ),
  'interface.yaml': kind(
    interfaceSchema,
    'phone legalName llpin gstin index count name class what',
  ),
  'offline.yaml': kind(offlineSchema),
  'pages/about.yaml': kind(aboutPageSchema),
  'pages/contact.yaml': kind(contactPageSchema, 'reference retentionMonths email phone time day'),
  'pages/home.yaml': kind(homePageSchema, 'number'),
  'pages/not-found.yaml': kind(notFoundPageSchema, 'path'),
  'pages/product.yaml': kind(
    productPageSchema,
    'name cas grades packaging newTab language edition date size number revision kilobytes phone ' +
      'industries page email',
  ),
  'pages/products.yaml': kind(
    productsPageSchema,
    'count total query match name class newTab index page host',
  ),
  'pages/services.yaml': kind(servicesPageSchema, 'knots'),
  'partners.yaml': kind(partnersSchema),
  [`${PRODUCT_FOLDER}/*.yaml`]: kind(productSchema),
  'purpose.yaml': kind(purposeSchema),
  'server.yaml': kind(serverWordsSchema, 'phone email reference'),
  'solutions.yaml': kind(solutionsSchema),
};

/** The kind of a file of `content/`; undefined for one that nothing reads. */
export function recordKindOf(file: string): RecordKind | undefined {
  return RECORD_KINDS[file.replace(/^(products\/)[^/]+/, '$1*.yaml')];
}
