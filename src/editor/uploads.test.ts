import { expect, it } from 'vitest';
import { saveUpload } from './uploads.ts';

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;

it.each([
  ['jpg', '', 'The file is empty'],
  ['jpg', 'no picture', 'The file must be a picture'],
  ['pdf', '%PDF-1', 'The file must be a PDF'],
  ['svg', svg('<script>alert(1)</script>'), 'The file must be an SVG drawing'],
  ['svg', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'), 'must be an SVG'],
  ['svg', svg('<style>@import url(https://elsewhere.example)</style>'), 'must be an SVG'],
  ['svg', svg('<rect fill="url(https://elsewhere.example#a)"/>'), 'must be an SVG'],
  ['svg', svg('<a href="https://elsewhere.example"><path d="M0 0"/></a>'), 'must be an SVG'],
] as const)('refuses the %s file %j', async (kind, text, problem) => {
  const upload = { kind, name: `logo.${kind}`, base64: Buffer.from(text).toString('base64') };
  await expect(saveUpload('partners.yaml', ['partners', '0', 'file'], upload)).rejects.toThrow(
    problem,
  );
});
