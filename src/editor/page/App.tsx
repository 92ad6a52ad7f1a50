import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { listRecords } from '../records.ts';
import { askServer } from './ask-server.ts';
import { PageBeside } from './PageBeside.tsx';
import { placeIn } from './places.ts';
import { Publication } from './Publishing.tsx';
import { RecordEditor } from './RecordEditor.tsx';
import { Search } from './Search.tsx';
import './editor.css';

const PUBLICATION = '#publish';

/** The list of records, the form of the one in the fragment of the URL, and the page that shows it. */
function App() {
  const [records, setRecords] = useState<ReturnType<typeof listRecords>>([]);
  const [place, setPlace] = useState(location.hash);
  const [said, say] = useState('');
  const refresh = () =>
    askServer('listRecords').then(setRecords, (error: Error) => say(error.message));
  useEffect(() => {
    void refresh();
    addEventListener('hashchange', () => setPlace(location.hash));
  }, []);
  const { record: opened, field } = placeIn(place);
  const current =
    records.find(({ record }) => record === opened) ??
    records.find(({ record }) => record === 'company.yaml');
  return (
    <>
      <header className="sticky top-0 z-10 col-span-full flex items-center gap-3 bg-navy px-4 py-2 text-white">
        <img src="/icon.svg" alt="" className="size-7 rounded bg-white p-0.5" />
        <h1 className="mr-auto text-lg">Edit the site</h1>
        <button
          type="button"
          className="md:hidden!"
          onClick={() => document.querySelector('.beside')?.scrollIntoView()}
        >
          See the page
        </button>
        <a href={PUBLICATION}>Publish</a>
      </header>
      <nav
        aria-label="What can be changed"
        className="relative overflow-y-auto border-line p-4 max-md:max-h-52 max-md:border-b md:row-span-2 md:border-r xl:row-span-1"
      >
        <Search />
        <datalist id="products">
          {records.map(
            ({ record, title, group }) =>
              group === 'Products' && (
                <option key={record} value={record.replace(/.*\/|\.yaml$/g, '')} label={title} />
              ),
          )}
        </datalist>
        {[...Map.groupBy(records, ({ group }) => group)].map(([group, members]) => (
          <details key={group} open>
            <summary>{group}</summary>
            {members.map(({ record, title, hidden }) => (
              <a
                key={record}
                href={`#${record}`}
                aria-current={record === current?.record && place !== PUBLICATION}
              >
                {title} {hidden && <small>hidden</small>}
              </a>
            ))}
          </details>
        ))}
      </nav>
      <main className="relative p-4 md:overflow-y-auto">
        {said && <p role="alert">{said}</p>}
        {place === PUBLICATION ? (
          <Publication onDone={() => void refresh()} />
        ) : (
          current && (
            <RecordEditor
              key={current.record}
              info={current}
              field={field}
              onDone={() => void refresh()}
            />
          )
        )}
      </main>
      <PageBeside page={current?.page} />
    </>
  );
}

createRoot(document.body).render(<App />);
