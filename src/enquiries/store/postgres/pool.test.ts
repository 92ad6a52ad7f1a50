import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withPlainSslMode } from './pool.ts';

const SERVER = 'postgres://user@db.example/site';

test.each([
  [`${SERVER}?sslmode=require`, `${SERVER}?sslmode=verify-full`],
  [`${SERVER}?a=b&sslmode=prefer&c=d`, `${SERVER}?a=b&sslmode=verify-full&c=d`],
  [`${SERVER}?sslmode=disable`, `${SERVER}?sslmode=disable`],
  [
    `${SERVER}?uselibpqcompat=true&sslmode=require`,
    `${SERVER}?uselibpqcompat=true&sslmode=require`,
  ],
  [SERVER, SERVER],
])('%s is opened as %s, and nothing is said about it', (url, opened) => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  expect(withPlainSslMode(url)).toBe(opened);
  new pg.Client(withPlainSslMode(url));
  expect(warn).not.toHaveBeenCalled();
});
