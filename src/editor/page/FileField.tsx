import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import type { FileKind } from '../uploads.ts';
import { askServer } from './ask-server.ts';
import { useAction } from './use-action.ts';

/** Smaller than `BODY_BYTES_MAX` of server.ts, because base64 adds a third. */
const FILE_MB_MAX = 28;

/** The browser encodes in the background; a loop over the bytes would block the page. */
const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^.*?,/, ''));
    reader.onerror = () => reject(new Error('The file cannot be read. Choose it again.'));
    reader.readAsDataURL(file);
  });

/** A picture or document: a stored one, or a new one, which the server checks, converts and stores at once. */
export function FileField({ formData, schema, fieldPathId, onChange, registry }: FieldProps) {
  const fits = schema as unknown as FileKind;
  const { record } = registry.formContext as { record: string };
  const { said, sayStep, run } = useAction();
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
  const upload = (file = new File([], '')) =>
    run(async () => {
      if (file.size > FILE_MB_MAX * 1e6)
        throw new Error(`The file is too large: at most ${FILE_MB_MAX} MB.`);
      sayStep(`“${file.name}” is sent and made smaller.`);
      const base64 = await base64Of(file);
      choose(await askServer('saveUpload', record, field, { ...fits, name: file.name, base64 }));
      return 'Once it is saved, the page shows it. An upright picture is cropped where a wide one belongs, and a wide one where an upright one does.';
    });
  const offer = () => run(async () => setStored(await askServer('listFiles', record, field, fits)));
  return (
    <div className="file">
      {name && (
        <a href={urlOf(name)} target="_blank">
          {shown(name)}
        </a>
      )}
      <label className="relative">
        Choose or drop a file
        <input
          type="file"
          className="absolute inset-0 h-full cursor-pointer opacity-0"
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
