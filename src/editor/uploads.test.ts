import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rewriteSvg } from '../drawing/partner-logo.ts';
import { makeProject } from '../../tests/support/temporary-project.ts';
import { EditorError } from './records.ts';
import { saveUpload } from './uploads.ts';

const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:a-b="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml"';
const svg = (inner: string) => `<svg ${NAMESPACES} width="9" height="9">${inner}</svg>`;
const SHAPE = '<path d="M0 0H9V9Z"/>';

const uploadOf = (
  kind: 'jpg' | 'svg' | 'pdf',
  content: string | Buffer,
  name = `logo.${kind}`,
) => ({
  kind,
  name,
  base64: Buffer.from(content).toString('base64'),
});

it.each([
  ['jpg', '', 'The file is empty'],
  ['jpg', 'no picture', 'is damaged or is no picture'],
  ['jpg', `\0\0\0\x18ftypheic${'x'.repeat(99)}`, 'is damaged or is no picture'],
  ['pdf', '%PDF-1', 'is no PDF'],
  ['svg', 'no drawing', 'is not a readable SVG'],
  ['svg', svg('<text>Words</text>'), 'convert text to paths'],
  ['svg', svg('<a-b:text>Words</a-b:text>'), 'convert text to paths'],
  ['svg', svg(''), 'shows nothing'],
  ['svg', svg(`<!DOCTYPE svg [<!ENTITY a "x">]>${SHAPE}`), 'is not a readable SVG'],
] as const)('refuses the %s file %j', async (kind, content, problem) => {
  makeProject({ 'content/partners.yaml': 'partners: []' });
  const field = ['partners', '0', 'file'];
  await expect(saveUpload('partners.yaml', field, uploadOf(kind, content))).rejects.toThrow(
    problem,
  );
});

it.each([
  '<script>alert(1)</script>',
  '<a-b:script>alert(1)</a-b:script>',
  '<a><animate attributeName="href" values="javascript:alert(1)"/><rect width="9" height="9"/></a>',
  '<rect width="9" height="9"><set attributeName="onmouseover" to="alert(1)"/></rect>',
  '<rect width="9" height="9" onclick="alert(1)" onfocus="alert(1)"/>',
  '<foreignObject><h:iframe src="https://elsewhere.example"/></foreignObject>',
  '<h:iframe src="https://elsewhere.example"/>',
  '<style>@\\69mport url(https://elsewhere.example/a.css); .a { fill: url(https://elsewhere.example) }</style><path class="a" d="M0 0H9"/>',
  '<rect width="9" height="9" fill="url(https://elsewhere.example#a)"/>',
  '<use xlink:href="https://elsewhere.example/a.svg#a"/>',
  '<a xlink:href="javascript:alert(1)"><path d="M0 0H9V9Z"/></a>',
  '<g style="behavior: url(https://elsewhere.example); -moz-binding: url(x)"><path d="M0 0H9V9Z"/></g>',
  '<!--><script>alert(1)</script>--><metadata><script>alert(1)</script></metadata>',
  '<?xml-stylesheet href="https://elsewhere.example/a.css"?>',
  '<switch><a-b:script href="data:text/javascript,alert(1)"/></switch>',
])('writes nothing but shapes for %s', (inner) => {
  const written = rewriteSvg(svg(SHAPE + inner));
  expect(written).toContain('<path');
  expect(written).not.toMatch(
    /script|javascript|elsewhere|alert|\bon\w+=|style|href|image|iframe|<a\b|animate|<set|[?!]/i,
  );
  expect(rewriteSvg(written)).toBe(written);
});

it.each([
  '<image href="https://elsewhere.example/a.png" width="9" height="9"/>',
  '<image width="9" height="9" href="data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4="/>',
  '<rect id="&lt;script&gt;" width="9" height="9"/>',
  '<filter id="f"><feDropShadow/></filter><rect filter="url(#f)" width="9" height="9"/>',
])('refuses %s', (inner) => {
  expect(() => rewriteSvg(svg(SHAPE + inner))).toThrow('nothing but shapes');
});

it('keeps the colours that a logo has in a style sheet', () => {
  const styled = '<style>.a{fill:#c00}</style><path class="a" d="M0 0H9V9Z"/>';
  expect(rewriteSvg(svg(styled))).toContain('fill="#cc0000"');
});

describe('a picture', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
  const save = async (bytes: Buffer, name = 'drum.jpg') =>
    saveUpload('products/a.yaml', ['images', '0', 'file'], {
      ...uploadOf('jpg', bytes, name),
      use: 'card',
    });

  it('is stored under a short name of its own, also when it is chosen again', async () => {
    const project = makeProject({ 'content/products/a.yaml': 'id: 1' });
    const bytes = await picture(1200, 900);
    const name = await save(bytes, `${'a'.repeat(5000)}.JPG`);
    expect(name).toMatch(/^a-a{60}-[0-9a-f]{6}\.jpg$/);
    expect(await save(bytes, `${'a'.repeat(5000)}.JPG`)).toBe(name);
    expect(readdirSync(path.join(project, 'images/products'))).toEqual([name]);
  });

  it.each([
    [1200, 1600, 4 / 3],
    [1600, 1000, 8 / 5],
  ])(
    'of %i by %i pixels is cropped only if it has the wrong shape',
    async (width, height, shape) => {
      const project = makeProject({ 'content/products/a.yaml': 'id: 1' });
      const name = await save(await picture(width, height));
      const stored = await sharp(path.join(project, 'images/products', name)).metadata();
      expect([stored.width, stored.width / stored.height]).toEqual([width, shape]);
    },
  );

  it('that is too small is refused, and no file is written or deleted', async () => {
    const project = makeProject({
      'content/products/a.yaml': 'id: 1',
      'images/products/b.jpg': '',
    });
    await expect(save(await picture(600, 400))).rejects.toThrow('at least 1080 pixels wide');
    expect(readdirSync(path.join(project, 'images/products'))).toEqual(['b.jpg']);
  });

  it('is stored as one of the kinds of the site only', async () => {
    makeProject({ 'content/products/a.yaml': 'id: 1' });
    const upload = { kind: '/../../a.html' as 'pdf', name: 'a', base64: btoa('%PDF-1.7 %%EOF') };
    await expect(saveUpload('products/a.yaml', ['documents'], upload)).rejects.toThrow(EditorError);
  });
});
