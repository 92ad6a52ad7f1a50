import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';

describe('readBody', { timeout: 20_000 }, () => {
  it('reads what fits', async () => {
    const stream = new PassThrough();
    const result = readBody(stream, 10, 1000);
    stream.write('12345');
    stream.end('67890');
    expect(await result).toEqual(Buffer.from('1234567890'));
  });

  it('takes a larger body to its end before it refuses it', async () => {
    const stream = new PassThrough();
    const result = readBody(stream, 10, 1000);
    stream.write('12345678901');
    stream.end('2'.repeat(100_000));
    expect(await result).toBe('tooLarge');
    expect(stream.readableEnded).toBe(true);
  });

  it('does not wait long for the end of a body that is too large', async () => {
    const stream = new PassThrough();
    const start = performance.now();
    const result = readBody(stream, 10, 60_000);
    stream.write('12345678901');
    expect(await result).toBe('tooLarge');
    expect(performance.now() - start).toBeLessThan(4000);
  });

  it('does not wait for a body that is announced as too large', async () => {
    const stream = new PassThrough();
    const start = performance.now();
    const result = readBody(stream, 10, 60_000, 11);
    stream.write('1');
    expect(await result).toBe('tooLarge');
    expect(performance.now() - start).toBeLessThan(4000);
  });

  it('gives up on a slow body', async () => {
    const stream = new PassThrough();
    stream.write('1');
    expect(await readBody(stream, 10, 50)).toBe('tooSlow');
  });

  it('notices that the sender is gone', async () => {
    const stream = new PassThrough();
    const result = readBody(stream, 10, 1000);
    stream.write('1');
    setImmediate(() => stream.destroy(new Error('aborted')));
    expect(await result).toBe('tooSlow');
  });
});
