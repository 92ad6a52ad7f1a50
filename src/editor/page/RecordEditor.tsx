import Form from '@rjsf/core/lib/components/Form.js';
import { ErrorSchemaBuilder } from '@rjsf/utils';
import { useEffect, useEffectEvent, useState } from 'react';
import { differences } from '../differences.ts';
import { labelsOf } from '../labels.ts';
import type { history } from '../publishing.ts';
import type { describeRecord, openRecord } from '../records.ts';
import { withoutChanged } from '../to-confirm.ts';
import { askServer } from './ask-server.ts';
import { Differences } from './Differences.tsx';
import { findDraft, keepDraft } from './drafts.ts';
import { FORM_PARTS } from './form-parts.tsx';
import { History } from './History.tsx';
import { Mistakes } from './Mistakes.tsx';
import { openMistakes, showField } from './places.ts';
import { useAction } from './use-action.ts';

const SAVED = 'Saved.';

type Props = {
  info: ReturnType<typeof describeRecord>;
  /** The field to show. */
  field: readonly string[];
  onDone: () => void;
};

/** The form of a record. The browser stores the unsaved values until they are saved or discarded. */
export function RecordEditor({ info: { record, title, group }, field, onDone }: Props) {
  const [opened, setOpened] = useState<ReturnType<typeof openRecord>>();
  const [draft, setDraft] = useState(() => findDraft(record));
  const [publications, setPublications] = useState<Awaited<ReturnType<typeof history>>>();
  const { said, isBusy, run } = useAction();
  const act = (work: () => Promise<string | void>) => void run(work).then(onDone);
  const open = () => askServer('openRecord', record).then(setOpened);
  const begin = useEffectEvent(() => run(open));
  useEffect(() => void begin(), []);
  useEffect(openMistakes, [opened?.problems]);
  const place = field.join('.');
  const isOpened = opened !== undefined;
  useEffect(() => showField(place.split('.')), [place, isOpened]);
  if (!opened) return <p role="status">{said}</p>;

  const { hash, data } = (draft ?? opened) as typeof opened;
  const { toConfirm = [] } = data as { toConfirm?: string[] };
  const copied = toConfirm.map((place) => {
    const field = place.split('.');
    const value = field.reduce<unknown>((group, name) => (group as typeof data)?.[name], data);
    return { record, field, place: labelsOf(opened.schema, field), message: String(value) };
  });
  const base = draft?.base ?? opened.data;
  const typed = differences(opened.data, data);
  const keep = (next: typeof draft) => {
    setDraft(next);
    keepDraft(record, next);
  };
  const change = (data: unknown) => {
    const isSame = differences(opened.data, data).length === 0;
    keep(isSame ? undefined : { hash, data, base });
  };
  const discard = () => {
    keep(undefined);
    act(open);
  };
  const showHistory = async () => setPublications(await askServer('history', record));
  const save = () =>
    act(async () => {
      const answer = await askServer('saveRecord', record, hash, data, base);
      setOpened(answer);
      if ('isRejected' in answer) throw new Error('Not saved: correct the mistakes first.');
      if ('typed' in answer) {
        keep({ hash: answer.hash, data: answer.typed });
        throw new Error('Not saved: the same values were changed elsewhere, see the top.');
      }
      keep(undefined);
      return SAVED;
    });
  const errors = new ErrorSchemaBuilder();
  for (const { field, message } of opened.problems.filter((one) => one.record === record))
    errors.addErrors(message, field);
  const actOnProduct = {
    Copy: async () => {
      const name = prompt('The name of the new product:');
      if (name) location.hash = (await askServer('copyProduct', record, name)).record;
    },
    Earlier: () => askServer('moveProduct', record, -1).then(open),
    Later: () => askServer('moveProduct', record, 1).then(open),
    Remove: async () => {
      if (confirm(`Remove ${title}?`)) await askServer('removeProduct', record);
    },
  };
  return (
    <>
      <h2>{title}</h2>
      {group === 'Products' &&
        Object.entries(actOnProduct).map(([label, work]) => (
          <button
            key={label}
            type="button"
            disabled={typed.length > 0 || isBusy}
            onClick={() => act(work)}
          >
            {label}
          </button>
        ))}
      {draft && draft.base === undefined && (
        <section className="notice">
          <p>
            Somebody else has changed values that you changed too. The saved ones are struck out;
            after each stands what you typed.
          </p>
          <Differences schema={opened.schema} values={typed} />
          <button type="button" onClick={save}>
            Save what I typed
          </button>
          <button type="button" onClick={discard}>
            Keep what is saved
          </button>
        </section>
      )}
      <Mistakes problems={opened.problems} />
      <Mistakes
        problems={copied}
        title={(count) => `From the model: ${count} to confirm`}
        isOpen={false}
      />
      <Form
        {...FORM_PARTS}
        schema={opened.schema}
        formData={data}
        formContext={{ record, toConfirm }}
        extraErrors={errors.ErrorSchema}
        onChange={({ formData }) => change(withoutChanged(data, formData as typeof data))}
        onSubmit={() => typed.length > 0 && save()}
      >
        <footer className="sticky bottom-0 -mx-4 flex items-center border-t border-line bg-paper p-4 md:-bottom-4">
          {/* Not `disabled`, because it would lose the focus when the record is saved. */}
          <button type="submit" aria-disabled={typed.length === 0}>
            Save
          </button>
          <button type="button" disabled={typed.length === 0} onClick={discard}>
            Discard
          </button>
          <button type="button" onClick={() => act(showHistory)}>
            History
          </button>
          <span role="status">
            {typed.length > 0 && [SAVED, ''].includes(said) ? 'Not saved yet.' : said}
          </span>
        </footer>
      </Form>
      {publications && (
        <History {...{ publications, schema: opened.schema, data, onUse: change }} />
      )}
    </>
  );
}
