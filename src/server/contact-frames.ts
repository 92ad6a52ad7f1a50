import { CHECKED_FIELDS, splitAsks, wantsQuotation } from '../records/enquiries/enquiry.ts';
import { offerOf, valuesOf, type EnquiryPageState } from '../records/enquiries/enquiry-page.ts';
import { blank, FRAME_STATES, FRAMES_FOLDER, type FrameName } from '../records/enquiries/frames.ts';
import { cutFrame, fillFrame, putBlank, type Fillings } from './frame.ts';
import type { Piece } from './gzip-pieces.ts';
import { escapeHtml } from '../records/escape-html.ts';

/** A part of the form's page: a field (`label`), its problem in the summary (`li`), or what is around. */
type Fragment = ReturnType<typeof cutFragments>[number];

const FRAGMENT_START = /(?=<li><a href="#enquiry-)|(?<=<\/li>)(?=<\/ul>)|(?=<label for="enquiry-)/;
const FRAGMENT_OF_FIELD = /^<(li|label)[^#"]*[#"]+enquiry-(\w+)"/;
const QUOTATION_EDGE = /(?=<fieldset)|(?<=<\/fieldset>)/;
const SELECT = /<select[^>]* name="(\w+)".*?<\/select>/gs;
const OPTION = /(<option value="([^"]*)")(?: selected="")?/g;
const CHOSEN = ' selected=""';
const TICK_BOX = /(<input type="checkbox"[^>]*)( value="([^"]*)")/g;
const TICKED = ' checked=""';
/** The one suggestion of a frame's list, in place of all that a product has. */
const SUGGESTION = new RegExp(`<option value="${blank('(offer\\.\\w+)')}"></option>`, 'g');
/** The one product that a frame's list has, where the catalogue is too long for a list. */
const CHOSEN_OPTION = new RegExp(`<option[^>]*>${blank('offer\\.name')}</option>`, 'g');

/** A prop as Astro writes it for an island: each value behind the number of its kind, 1 for lists. */
function islandProp(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return [0, value];
  if (Array.isArray(value)) return [1, value.map(islandProp)];
  const entries = Object.entries(value).map(([name, part]) => [name, islandProp(part)]);
  return [0, Object.fromEntries(entries)];
}

/** The state of an enquiry as it stands in the props of the form's island. */
export function stateProp(state: EnquiryPageState): string {
  return escapeHtml(JSON.stringify(islandProp(state)));
}

const suggestionsOf = (texts: readonly string[]) =>
  texts.map((text) => `<option value="${escapeHtml(text)}"></option>`).join('');

function chosenOption(state: EnquiryPageState): string {
  const name = offerOf(state)?.name;
  if (name === undefined) return '';
  return `<option value="${escapeHtml(valuesOf(state).product ?? '')}"${CHOSEN}>${escapeHtml(name)}</option>`;
}

/** What goes into the blanks for a state; each is named by its place in the state (`values.email`). */
function fillingsOf(state: EnquiryPageState): Fillings {
  const fillings: Record<string, string> = { state: stateProp(state) };
  for (const [name, part] of Object.entries(state)) {
    const texts = typeof part === 'object' ? part : { '': part };
    for (const [field, text] of Object.entries(texts)) {
      fillings[field === '' ? name : `${name}.${field}`] = escapeHtml(String(text));
    }
  }
  const message = fillings['values.message'];
  // HTML drops a line break at the start of a text area.
  if (message && /^[\r\n]/.test(message)) fillings['values.message'] = `\n${message}`;
  for (const field of ['product', 'unit', 'incoterm']) {
    fillings[`chosen.${field}.${fillings[field] ?? fillings[`values.${field}`] ?? ''}`] = CHOSEN;
  }
  const { grades = [], packaging = [] } = offerOf(state) ?? {};
  fillings['offer.grades'] = suggestionsOf(grades);
  fillings['offer.packaging'] = suggestionsOf(packaging);
  fillings['offer.option'] = chosenOption(state);
  for (const ask of splitAsks(valuesOf(state).asks)) fillings[`ticked.${ask}`] = TICKED;
  return fillings;
}

function cutFragments(name: FrameName, html: string) {
  return putBlank(html, stateProp(FRAME_STATES[name]), 'state')
    .replace(CHOSEN_OPTION, blank('offer.option'))
    .replace(SELECT, (list, field: string) =>
      list.replace(
        OPTION,
        (_, option: string, value: string) => option + blank(`chosen.${field}.${value}`),
      ),
    )
    .replace(TICK_BOX, (_, before: string, after: string, ask: string) =>
      [before, blank(`ticked.${ask}`), after].join(''),
    )
    .replace(SUGGESTION, (_, list: string) => blank(list))
    .split(QUOTATION_EDGE)
    .flatMap((part) => {
      // Whether it asks for the details of a quotation.
      const isQuotation = part.startsWith('<fieldset');
      return part.split(FRAGMENT_START).map((text) => {
        const [, tag, field] = FRAGMENT_OF_FIELD.exec(text) ?? [];
        return { tag, field, isQuotation, frame: cutFrame(text) };
      });
    });
}

function requireEachField(fragments: readonly Fragment[], tag: string): void {
  const fields = new Set(fragments.map((fragment) => fragment.tag === tag && fragment.field));
  const missing = CHECKED_FIELDS.find((field) => !fields.has(field));
  if (missing === undefined) return;
  throw new Error(
    `The form in dist/${FRAMES_FOLDER} has no <${tag}> for "${missing}". Give it its place in src/web/contact/EnquiryFields.tsx if it has none. Run "npm run build" again.`,
  );
}

/** Makes the filler of the Contact page. Throws when the frames are not as expected: no server starts with them. */
export function createContactFiller(readFrame: (name: FrameName) => string) {
  const cut = (name: FrameName) => cutFragments(name, readFrame(name));
  const begun = cut('begun');
  const received = cut('received');
  const failed = cut('failed');
  const invalid = cut('invalid');
  requireEachField(invalid, 'li');
  requireEachField(invalid, 'label');
  requireEachField(failed, 'label');

  function fragmentsFor(state: EnquiryPageState): Fragment[] {
    if (state.kind === 'begun') return begun;
    if (state.kind === 'received') return received;
    if (state.status !== 422) return failed;
    // The frame in which every field is wrong, with those that are not as in the frame in which none is.
    return invalid.flatMap((fragment) => {
      const { tag, field } = fragment;
      if (field === undefined || field in state.errors) return fragment;
      return failed.filter((other) => tag === 'label' && other.field === field);
    });
  }

  return (state: EnquiryPageState): Piece[] => {
    const fillings = fillingsOf(state);
    const hasQuotation = wantsQuotation(valuesOf(state));
    return fragmentsFor(state)
      .filter(({ isQuotation }) => hasQuotation || !isQuotation)
      .flatMap(({ frame }) => fillFrame(frame, fillings));
  };
}
