import { useEffect, useEffectEvent, useState } from 'react';
import type { publicationState } from '../publishing.ts';
import { askServer } from './ask-server.ts';
import { Differences } from './Differences.tsx';
import { Mistakes } from './Mistakes.tsx';
import { linkTo } from './places.ts';
import { useAction } from './use-action.ts';

const STEP_INTERVAL_MS = 1000;

/** The changes since the last publication, with a button that publishes them, and the publications, to be taken back. */
export function Publication({ onDone }: { onDone: () => void }) {
  const [state, setState] = useState<Awaited<ReturnType<typeof publicationState>>>();
  const { said, isBusy, run, sayStep } = useAction();
  const show = () => askServer('publicationState', JSON.stringify(localStorage)).then(setState);
  const begin = useEffectEvent(() => run(show));
  useEffect(() => void begin(), []);
  /** Shows what the server does until it ends, then the changes that are still to be published. */
  const act = (work: Promise<{ said: string } | void>) =>
    void run(async () => {
      const showStep = async () => sayStep((await askServer('publicationStep')).step);
      const timer = setInterval(() => void showStep(), STEP_INTERVAL_MS);
      try {
        return (await work)?.said;
      } finally {
        clearInterval(timer);
        await show();
        onDone();
      }
    });
  const { changes = [], problems = [], publications = [], unused = [], unsaved = [] } = state ?? {};
  const [sentences, details] = said.split(/\n\n([^]*)/);
  const [url] = /https?:\S+/.exec(details ?? '') ?? [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const reason = new FormData(event.currentTarget).get('reason') as string;
        act(askServer('publish', reason));
      }}
    >
      <fieldset disabled={isBusy}>
        <h2>Publish</h2>
        {state && changes.length === 0 && <p>Everything that is saved is published.</p>}
        {unsaved.length > 0 && (
          <p className="notice">
            Typed, but not saved, so that it is not published:
            {unsaved.map(({ record, title }) => (
              <a key={record} href={linkTo(record, [])}>
                {title}
              </a>
            ))}
          </p>
        )}
        <Mistakes problems={problems} />
        {changes.map(({ file, title, what, values, schema }) => (
          <section key={file}>
            <h3>
              {title} <small>{what}</small>
              <button
                type="button"
                onClick={() => {
                  if (confirm(`Put back “${title}” as it is published?`))
                    act(askServer('putBack', file));
                }}
              >
                Put back
              </button>
            </h3>
            <Differences schema={schema} values={values} />
          </section>
        ))}
        {sentences && <pre role="status">{sentences}</pre>}
        {url && (
          <a href={url} target="_blank">
            See the site
          </a>
        )}
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
        {unused.length > 0 && (
          <button
            type="button"
            onClick={() => act(askServer('deleteUnused', JSON.stringify(localStorage)))}
          >
            Delete files that nothing uses ({unused.length})
          </button>
        )}
        {publications.length > 0 && <h2>Publications</h2>}
        {publications.map(({ commit, date, reason }) => (
          <h3 key={commit}>
            {reason} <small>{date}</small>
            <button
              type="button"
              onClick={() => {
                if (confirm(`Take “${reason}” back from the site?`))
                  act(askServer('takeBack', commit));
              }}
            >
              Take it back
            </button>
          </h3>
        ))}
      </fieldset>
    </form>
  );
}
