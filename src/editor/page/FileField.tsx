import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { askServer } from './ask-server.ts';

type FileSchema = {
  kind: 'jpg' | 'svg' | 'pdf';
  use?: 'card' | 'half' | 'wide' | 'upright';
  phoneCrop?: { aspect: number; focus: number };
};

/** How pages crop a picture: width divided by height. */
const ASPECTS = { card: 4 / 3, half: 4 / 3, band: 3 / 2, wide: 2.4, upright: 0.6 };

/** A picture or document, chosen or dropped, which the server checks, converts and stores at once. */
export function FileField({ formData, schema, fieldPathId, onChange, registry }: FieldProps) {
  const { kind, use, phoneCrop } = schema as unknown as FileSchema;
  const { record } = registry.formContext as { record: string };
  const [said, say] = useState('');
  const name = (formData as string | undefined) ?? '';
  const upload = async (file?: File) => {
    if (!file) return;
    say('Please wait.');
    const base64 = btoa(
      Array.from(new Uint8Array(await file.arrayBuffer()), (byte) =>
        String.fromCharCode(byte),
      ).join(''),
    );
    const sent = { kind, name: file.name, base64, use, phoneCrop };
    await askServer('saveUpload', record, fieldPathId.path.map(String), sent).then(
      (value) => {
        onChange(value, fieldPathId.path);
        say('');
      },
      (error: Error) => say(error.message),
    );
  };
  const folder =
    kind === 'pdf'
      ? 'content/documents'
      : name.includes('/')
        ? 'images'
        : kind === 'svg'
          ? 'images/partners'
          : 'images/products';
  const crops = [{ aspect: use && ASPECTS[use], focus: 0.5 }, ...(phoneCrop ? [phoneCrop] : [])];
  return (
    <div
      className="file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void upload(event.dataTransfer.files[0]);
      }}
    >
      {name &&
        kind !== 'pdf' &&
        crops.map(({ aspect, focus }) => (
          <img
            key={aspect}
            src={`/edit/${folder}/${name}`}
            alt=""
            style={{ aspectRatio: aspect, objectPosition: `${focus * 100}%` }}
          />
        ))}
      <a href={`/edit/${folder}/${name}`} target="_blank">
        {name}
      </a>
      <label>
        Choose or drop a file
        <input
          type="file"
          accept={{ jpg: 'image/*', svg: '.svg', pdf: '.pdf' }[kind]}
          onChange={({ target }) => void upload(target.files?.[0])}
        />
      </label>
      <p role="status">{said}</p>
    </div>
  );
}
