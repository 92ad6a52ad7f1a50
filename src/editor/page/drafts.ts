/**
 * Unsaved data of a form, and the hash and data of the record when it was opened. Without `base`, others have changed
 * the same values, and the owner is to choose.
 */
type Draft = { hash: string; data: unknown; base?: unknown };

/** Differs in each tab. A reload keeps it. */
const TAB = (sessionStorage['tab'] ??= crypto.randomUUID()) as string;
const keyOf = (record: string, tab: string) => `draft ${record} ${tab}`;

/** Stores the draft of this tab, or deletes it. */
export function keepDraft(record: string, draft: Draft | undefined): void {
  if (draft) localStorage[keyOf(record, TAB)] = JSON.stringify(draft);
  else localStorage.removeItem(keyOf(record, TAB));
}

/** Returns the draft of this tab, or else takes over that of another one or of an earlier day. */
export function findDraft(record: string): Draft | undefined {
  const keys = [keyOf(record, TAB), ...Object.keys(localStorage)];
  const key = keys.find((one) => one.startsWith(keyOf(record, '')) && one in localStorage);
  if (key === undefined) return undefined;
  const draft = JSON.parse(localStorage[key] as string) as Draft;
  localStorage.removeItem(key);
  keepDraft(record, draft);
  return draft;
}
