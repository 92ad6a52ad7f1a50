import type { Enquiries } from '../enquiries/enquiries.ts';
import type { ProductOffer } from '../records/products/product-offers.ts';
import type { FramedPages } from './framed-pages.ts';
import type { Metrics } from './metrics.ts';
import type { SiteFiles } from './site-files.ts';

/** What the routes of the server work with, beside the words of the records. */
export interface ServerDependencies {
  readonly siteUrl: URL;
  readonly site: SiteFiles;
  readonly framedPages: FramedPages;
  readonly enquiries: Enquiries;
  /** The catalogue by its slugs. */
  readonly offers: ReadonlyMap<string, ProductOffer>;
  /** What is counted for a monitoring system; nothing when METRICS_TOKEN is not set. */
  readonly metrics?: Metrics | undefined;
}
