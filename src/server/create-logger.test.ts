import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';

/** Returns a stream in place of standard output, and a function that returns what was written. */
function makeOutput(isTTY: boolean): NodeJS.WriteStream & { text: () => string } {
  const stream = new PassThrough({ highWaterMark: 10_000_000 });
  const text = (): string => String(stream.read() ?? '');
  return Object.assign(stream, { isTTY, text }) as unknown as NodeJS.WriteStream & {
    text: () => string;
  };
}

describe('the log', () => {
  it('is JSON when its output is not a terminal', () => {
    const output = makeOutput(false);
    createLogger(output).info({ path: '/' }, 'answered');
    expect(JSON.parse(output.text())).toMatchObject({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      path: '/',
      msg: 'answered',
    });
  });

  it('is readable text on a terminal', () => {
    const output = makeOutput(true);
    createLogger(output).warn({ status: 503, path: '/a' }, 'slow');
    expect(output.text()).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: slow {"status":503,"path":"\/a"}\n$/);
  });

  it('continues after its reader has ended', () => {
    const output = makeOutput(false);
    const logger = createLogger(output);
    output.emit('error', new Error('EPIPE'));
    expect(() => {
      logger.info('still here');
    }).not.toThrow();
  });
});
