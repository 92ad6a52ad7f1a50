import { useEffect, useState } from 'react';
import { Differences } from './Differences.tsx';
import { labelOf } from '../differences.ts';
import type { publicationState } from '../publication.ts';
import { askServer } from './ask-server.ts';

type State = Partial<Awaited<ReturnType<typeof publicationState>>>;

/** The changes since the last publication, with a button that publishes them; without changes, one that undoes it. */
export function Publication({ onDone }: { onDone: () => void }) {
  const [{ changes = [], last }, setState] = useState<State>({});
  const [said, say] = useState('');
  const act = async (work: () => Promise<{ said?: string } | void> = () => Promise.resolve()) => {
    say('Please wait. Publishing takes some minutes.');
    const answer = await work().catch((error: Error) => ({ said: error.message }));
    setState(await askServer('publicationState'));
    say(answer?.said ?? '');
    onDone();
  };
  useEffect(() => void act(), []);
  return (
    <form action={(form) => act(() => askServer('publish', form.get('reason') as string))}>
      <h2>Publish</h2>
      {changes.length === 0 && <p>Everything that is saved is published.</p>}
      {changes.map(({ file, what, values }) => (
        <section key={file}>
          <h3>
            {labelOf(file.replace(/^.*\/|\.yaml$/g, '').replaceAll('-', ' '))} <small>{what}</small>
            <button type="button" onClick={() => void act(() => askServer('putBack', file))}>
              Put back
            </button>
          </h3>
          <Differences values={values} />
        </section>
      ))}
      {said && <pre role="status">{said}</pre>}
      {changes.length > 0 ? (
        <>
          <label>
            What you changed, and why <input name="reason" required />
          </label>
          <button type="submit">Publish</button>
        </>
      ) : (
        last && (
          <p>
            The last publication: “{last.reason}”
            <button type="button" onClick={() => void act(() => askServer('takeBack'))}>
              Take it back
            </button>
          </p>
        )
      )}
    </form>
  );
}
