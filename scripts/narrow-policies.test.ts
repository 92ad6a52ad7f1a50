import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { narrowPolicy } from './narrow-policies.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('leaves a page the hashes of its own scripts and styles', () => {
  const html = '<style>a{b:c}</style>\n<script>go()</script><script src="/a.js"></script>';
  const policy = `default-src 'none'; script-src 'self' ${hashOf('stay()')} ${hashOf('go()')}; style-src 'self' ${hashOf('a{b:c}')} ${hashOf('d{}')};`;
  expect(narrowPolicy(policy, html)).toBe(
    `default-src 'none'; script-src 'self' ${hashOf('go()')}; style-src 'self' ${hashOf('a{b:c}')};`,
  );
});
