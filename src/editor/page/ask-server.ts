import type { Actions } from '../server.ts';

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
  if (!response.ok) throw new Error((answer as Error).message);
  return answer as Awaited<ReturnType<Actions[Name]>>;
}
