import { useEffect, useState } from 'react';
import { Differences } from './Differences.tsx';
import type { publicationState } from '../publishing.ts';
import { askServer } from './ask-server.ts';
import { Mistakes } from './Mistakes.tsx';

/** The changes since the last publication, with a button that publishes them; without changes, one that undoes it. */
export function Publication({ onDone }: { onDone: () => void }) {
  const [state, setState] = useState<Awaited<ReturnType<typeof publicationState>>>();
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(true);
  /** Runs an action on the server, then shows the changes that are still to be published. */
  const act = async (work?: () => Promise<{ said: string } | void>, wait = 'Please wait.') => {
    setBusy(true);
    say(wait);
    const fail = (error: Error) => ({ said: error.message });
    const answer = await work?.().catch(fail);
    const next = await askServer('publicationState').catch(fail);
    if ('changes' in next) setState(next);
    say(answer?.said ?? ('said' in next ? next.said : ''));
    setBusy(false);
    onDone();
  };
  const publish = (work: () => Promise<{ said: string }>) =>
    act(work, 'Please wait. Publishing takes some minutes.');
  useEffect(() => void act(), []);
  const { changes = [], problems = [], last } = state ?? {};
  const [sentences, details] = said.split(/\n\n([^]*)/);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const reason = new FormData(event.currentTarget).get('reason') as string;
        void publish(() => askServer('publish', reason));
      }}
    >
      <fieldset disabled={isBusy}>
        <h2>Publish</h2>
        {state && changes.length === 0 && <p>Everything that is saved is published.</p>}
        <Mistakes problems={problems} />
        {changes.map(({ file, title, what, values, schema }) => (
          <section key={file}>
            <h3>
              {title} <small>{what}</small>
              <button type="button" onClick={() => void act(() => askServer('putBack', file))}>
                Put back
              </button>
            </h3>
            <Differences schema={schema} values={values} />
          </section>
        ))}
        {said && <pre role="status">{sentences}</pre>}
        {details && (
          <details>
            <summary>For a programmer</summary>
            <pre>{details}</pre>
          </details>
        )}
        {changes.length > 0 && (
          <>
            <label>
              What you changed, and why <input name="reason" required />
            </label>
            <button type="submit">Publish</button>
          </>
        )}
        {state && changes.length === 0 && last && (
          <p>
            The last publication: “{last.reason}”{' '}
            <button type="button" onClick={() => void publish(() => askServer('takeBack'))}>
              Take it back
            </button>
          </p>
        )}
      </fieldset>
    </form>
  );
}
