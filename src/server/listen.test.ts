import { describe, expect, it } from 'vitest';
import { listenError } from './listen.ts';

describe('an address that cannot be listened on', () => {
  it.each([
    ['EADDRINUSE', /^PORT: 4321 is in use/],
    ['EACCES', /^PORT: this user may not/],
    ['EADDRNOTAVAIL', /^HOST: 10\.0\.0\.1 is not/],
    ['ENOTFOUND', /^HOST: 10\.0\.0\.1 is not/],
  ])('is explained for %s', (code, sentence) => {
    const error = Object.assign(new Error('listen'), { code });
    expect(listenError(error, '10.0.0.1', 4321).message).toMatch(sentence);
  });
});
