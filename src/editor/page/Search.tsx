import { useEffect, useState } from 'react';
import type { search } from '../search.ts';
import { askServer } from './ask-server.ts';
import { linkTo } from './places.ts';

const PAUSE_MS = 200;

/** Finds fields of all records by their labels and texts. */
export function Search() {
  const [words, setWords] = useState('');
  const [hits, setHits] = useState<ReturnType<typeof search>>();
  useEffect(() => {
    const ask = () => askServer('search', words).then(setHits, () => setHits(undefined));
    const timer = setTimeout(() => (words.trim() ? void ask() : setHits(undefined)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <search>
      <input
        type="search"
        className="mt-2"
        placeholder="Find on the whole site"
        aria-label="Find on the whole site"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {hits?.length === 0 && <p>No field has these words.</p>}
      {hits?.map(({ record, field, place, text }) => (
        <a
          key={linkTo(record, field)}
          href={linkTo(record, field)}
          className="text-sm"
          onClick={() => setHits(undefined)}
        >
          {place} <small>{text}</small>
        </a>
      ))}
    </search>
  );
}
