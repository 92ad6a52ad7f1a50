import { useEffect, useState } from 'react';
import type { search } from '../search.ts';
import { askServer } from './ask-server.ts';
import { linkTo } from './places.ts';

const PAUSE_MS = 200;

/** Finds fields of all records by their labels and texts. */
export function Search() {
  const [words, setWords] = useState('');
  const [answer, setAnswer] = useState<ReturnType<typeof search>>();
  useEffect(() => {
    let isLatest = true;
    const show = (next?: typeof answer) => isLatest && setAnswer(next);
    const ask = () => askServer('search', words).then(show, () => show());
    const timer = setTimeout(() => (words.trim() ? void ask() : show()), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
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
      {answer?.count === 0 && <p>No field has these words.</p>}
      {answer && answer.count > answer.hits.length && (
        <p>
          The first {answer.hits.length} of {answer.count}:
        </p>
      )}
      {answer?.hits.map(({ record, field, place, text }) => (
        <a
          key={linkTo(record, field)}
          href={linkTo(record, field)}
          className="text-sm"
          onClick={() => setAnswer(undefined)}
        >
          {place} <small>{text}</small>
        </a>
      ))}
    </search>
  );
}
