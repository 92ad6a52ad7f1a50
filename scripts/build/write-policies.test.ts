import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { writePolicy } from './write-policies.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directivesOf = (html: string) => writePolicy(html).split(';');

it('allows a page its own scripts and styles, and no others', () => {
  const directives = directivesOf(
    '<style>a{b:c}</style><style media="print">d{}</style>\n<script>go()</script><script type="module">do()</script>' +
      '<script type="speculationrules">{"prerender":[]}</script>' +
      '<script type="application/ld+json">{}</script><script src="/a.js"></script>',
  );
  expect(directives[0]).toBe("default-src 'none'");
  expect(directives).toContain(
    `script-src 'self' ${hashOf('go()')} ${hashOf('do()')} ${hashOf('{"prerender":[]}')}`,
  );
  expect(directives).toContain(`style-src 'self' ${hashOf('a{b:c}')} ${hashOf('d{}')}`);
});

it('allows frames only to a page that has one', () => {
  const frames = expect.stringMatching(/^frame-src https:/) as string;
  expect(directivesOf('<iframe src="https://map.example/1"></iframe>')).toContainEqual(frames);
  expect(directivesOf('<p>No map</p>')).not.toContainEqual(frames);
});
