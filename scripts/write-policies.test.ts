import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { allowInline } from './write-policies.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows a page its own scripts and styles, and no others', () => {
  const html =
    '<style>a{b:c}</style>\n<script>go()</script><script type="module">do()</script>' +
    '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  const policy = `default-src 'none'; script-src 'self' ${hashOf('stay()')} ${hashOf('leave()')}; style-src 'self' ${hashOf('d{}')};`;
  expect(allowInline(policy, html)).toBe(
    `default-src 'none'; script-src 'self' ${hashOf('go()')} ${hashOf('do()')}; style-src 'self' ${hashOf('a{b:c}')};`,
  );
});
