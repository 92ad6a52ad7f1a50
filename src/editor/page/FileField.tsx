import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import type { FileKind } from '../uploads.ts';
import { askServer } from './ask-server.ts';

/** A picture or document: a stored one, or a new one, which the server checks, converts and stores at once. */
export function FileField({ formData, schema, fieldPathId, onChange, registry }: FieldProps) {
  const fits = schema as unknown as FileKind;
  const { record } = registry.formContext as { record: string };
  const [said, say] = useState('');
  const [stored, setStored] = useState<readonly string[]>();
  const name = (formData as string | undefined) ?? '';
  const field = fieldPathId.path.map(String);
  const urlOf = (name: string) =>
    `/edit/file?${new URLSearchParams({ record, field: field.join('.'), name }).toString()}`;
  const shown = (file: string) => (
    <>
      {fits.kind !== 'pdf' && <img src={urlOf(file)} alt="" loading="lazy" />}
      {file.replace(/^.*\//, '')}
    </>
  );
  const choose = (file: string) => {
    onChange(file, fieldPathId.path);
    setStored(undefined);
  };
  const act = async (wait: string, work: () => Promise<void>, done = '') => {
    say(wait);
    await work().then(
      () => say(done),
      (error: Error) => say(error.message),
    );
  };
  const upload = (file = new File([], '')) =>
    act(
      `Please wait. “${file.name}” is sent and made smaller.`,
      async () => {
        const bytes = Array.from(new Uint8Array(await file.arrayBuffer()));
        const base64 = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
        const { kind, use } = fits;
        choose(
          await askServer('saveUpload', record, field, { kind, use, name: file.name, base64 }),
        );
      },
      'Once it is saved, the page shows it. An upright picture is cropped where a wide one belongs, and a wide one where an upright one does.',
    );
  const offer = () =>
    act('Please wait.', async () => setStored(await askServer('listFiles', record, field, fits)));
  return (
    <div
      className="file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void upload(event.dataTransfer.files[0]);
      }}
    >
      {name && (
        <a href={urlOf(name)} target="_blank">
          {shown(name)}
        </a>
      )}
      <label>
        Choose or drop a file
        <input
          type="file"
          accept={{ jpg: 'image/*', svg: '.svg', pdf: '.pdf' }[fits.kind]}
          onChange={({ target }) => void upload(target.files?.[0])}
        />
      </label>
      <button type="button" onClick={() => void offer()}>
        Choose one that is there
      </button>
      <p role="status">{said}</p>
      {stored?.length === 0 && <p>There is none that fits here.</p>}
      {stored?.map((file) => (
        <button key={file} type="button" onClick={() => choose(file)}>
          {shown(file)}
        </button>
      ))}
    </div>
  );
}
