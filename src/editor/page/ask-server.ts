import type { ConflictError } from '../publishing.ts';
import type { Actions } from '../server.ts';
import { keepDraft } from './drafts.ts';

/** Has the server of the editor do something. Throws an Error with a sentence for the owner. */
export async function askServer<Name extends keyof Actions>(
  action: Name,
  ...values: Parameters<Actions[Name]>
): Promise<Awaited<ReturnType<Actions[Name]>>> {
  const headers = { 'Content-Type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(values) };
  const response = await fetch(`/edit/do/${action}`, request).catch(() => {
    throw new Error('The editor does not answer. Start it again; what you typed is kept here.');
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    const { message, drafts = [] } = answer as Partial<ConflictError>;
    // A record opens with its draft beside what is saved.
    for (const { record, data } of drafts) keepDraft(record, { hash: '', data });
    throw new Error(message);
  }
  return answer as Awaited<ReturnType<Actions[Name]>>;
}
