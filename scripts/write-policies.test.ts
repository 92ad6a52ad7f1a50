import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { allowInline, forbidUnused } from './write-policies.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows a page its own scripts and styles, and no others', () => {
  const html =
    '<style>a{b:c}</style>\n<script>go()</script><script type="module">do()</script>' +
    '<script type="speculationrules">{"prerender":[]}</script>' +
    '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  const policy = `default-src 'none'; script-src 'self' ${hashOf('stay()')} ${hashOf('leave()')}; style-src 'self' ${hashOf('d{}')};`;
  expect(allowInline(policy, html)).toBe(
    `default-src 'none'; script-src 'self' ${hashOf('go()')} ${hashOf('do()')} ${hashOf('{"prerender":[]}')}; style-src 'self' ${hashOf('a{b:c}')};`,
  );
});

it('allows frames only to a page that has one', () => {
  const policy = "default-src 'none';frame-src https://map.example;img-src 'self'";
  expect(forbidUnused(policy, '<iframe src="https://map.example/1"></iframe>')).toBe(policy);
  expect(forbidUnused(policy, '<p>No map</p>')).toBe("default-src 'none';img-src 'self'");
});
