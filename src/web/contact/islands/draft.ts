import { HONEYPOT_FIELD, SUBMISSION_FIELD } from '../../../records/enquiries/enquiry.ts';

/** The unsent form of this tab, so that a reload does not lose it. Browsers delete it with the tab. */
const DRAFT_KEY = 'enquiry';
type DraftEntry = [name: string, value: string];

/** The form of one address is not filled into that of another, which may be about another product. */
const addressOf = () => location.pathname + location.search;

export function saveDraft(
  entries: readonly (readonly [string, FormDataEntryValue])[],
  address = addressOf(),
): void {
  const kept = entries.filter(([name]) => name !== HONEYPOT_FIELD);
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ address, entries: kept }));
  } catch {
    // Storage is blocked or full.
  }
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is blocked.
  }
}

function findDraft(): readonly DraftEntry[] {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as {
      address: string;
      entries: DraftEntry[];
    } | null;
    return draft?.address === addressOf() ? draft.entries : [];
  } catch {
    return [];
  }
}

/** Fills the draft into fields that are empty, or that have their `prepared` text, so that nothing typed is replaced. */
export function restoreDraft(form: HTMLFormElement, prepared: string): void {
  const entries = findDraft();
  if (entries.length === 0) return;
  for (const [name, value] of entries) {
    // Two choices of the list of products have no value.
    if (value === '') continue;
    const control = form.elements.namedItem(name);
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      const isUntouched = control.value === '' || control.value === prepared;
      // The same form must have the same ID, so that it is stored once.
      if (isUntouched || name === SUBMISSION_FIELD) control.value = value;
    }
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]'))
    box.checked = entries.some(([name, value]) => name === box.name && value === box.value);
}
