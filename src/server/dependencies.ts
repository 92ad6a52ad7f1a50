import type { Enquiries } from '../enquiries/enquiries.ts';
import * as content from '../records/content.ts';
import type { EnquiryTexts } from '../records/enquiry-texts.ts';
import type { ProductOffer } from '../records/product-offers.ts';
import type { ServerWords } from '../records/server-words.ts';
import type { FramedPages } from './framed-pages.ts';
import type { Metrics } from './metrics.ts';
import { createNoticeSender, type SendNotice } from './notice.ts';
import type { ServerSettings } from './settings.ts';
import type { SiteFiles } from './site-files.ts';

/** What the routes of the server work with. */
export interface ServerDependencies {
  readonly siteUrl: URL;
  readonly site: SiteFiles;
  readonly framedPages: FramedPages;
  readonly enquiries: Enquiries;
  /** The catalogue by its slugs. */
  readonly offers: ReadonlyMap<string, ProductOffer>;
  readonly enquiryTexts: EnquiryTexts;
  readonly words: ServerWords;
  readonly sendNotice: SendNotice;
  /** What is counted for a monitoring system; nothing when METRICS_TOKEN is not set. */
  readonly metrics?: Metrics | undefined;
}

/** What they work with beside the files and pages of a build: settings, records, enquiries. */
export function dependenciesOf(
  { siteUrl, enquiries: { texts } }: Pick<ServerSettings, 'siteUrl' | 'enquiries'>,
  enquiries: Enquiries,
): Omit<ServerDependencies, 'site' | 'framedPages'> {
  const words = content.serverWords();
  return {
    siteUrl,
    enquiries,
    offers: new Map(Object.entries(content.productOffers())),
    enquiryTexts: texts,
    words,
    sendNotice: createNoticeSender(content.company(), words),
  };
}
