import * as content from '../records/content.ts';
import {
  ENQUIRY_STATE_ID,
  enquiryTitle,
  type EnquiryPageState,
} from '../records/enquiries/enquiry-page.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import { splitAtPlaceholder } from './placeholder.ts';

/** A page for one visitor must not name a canonical address. */
const CANONICAL_LINK = /<link rel="canonical"[^>]*>/;
const NOINDEX = '<meta name="robots" content="noindex">';

/** Renders the form or the receipt, alone or within the Contact page. */
export type RenderEnquiry = (state: EnquiryPageState) => string;

function titleOf(state: EnquiryPageState): string {
  return state.kind === 'prefilled' ? content.contactPage().meta.title : enquiryTitle(state.kind);
}

/**
 * Returns the function that renders the Contact page for one visitor, from the built page. It sets the title and fills
 * the placeholder with the form or the receipt and with its state as JSON for the form's script. Throws when the built
 * page has no title, or no placeholder with an island.
 */
export function createContactPage(builtPage: string, renderForm: RenderEnquiry): RenderEnquiry {
  const { before, built, after } = splitAtPlaceholder(builtPage, 'enquiry');
  const [beforeForm] = /^[^]*?<astro-island[^>]*>/.exec(built) ?? [];
  const [afterForm] = /<\/astro-island>[^]*$/.exec(built) ?? [];
  const [beforeTitle, afterTitle] = before.split(/<title>[^<]*<\/title>/);
  if (!beforeForm || !afterForm || beforeTitle === undefined || afterTitle === undefined) {
    throw new Error('The built Contact page has no title or no form. Run "npm run build" again.');
  }
  const headEnd = afterTitle.replace(CANONICAL_LINK, NOINDEX);
  return (state) => {
    const json = JSON.stringify(state).replaceAll('<', '\\u003c');
    return [
      beforeTitle,
      `<title>${escapeHtml(titleOf(state))}</title>`,
      headEnd,
      // Before the island, because its script may run as soon as the island is parsed.
      `<script type="application/json" id="${ENQUIRY_STATE_ID}">${json}</script>`,
      beforeForm,
      renderForm(state),
      afterForm,
      after,
    ].join('');
  };
}
