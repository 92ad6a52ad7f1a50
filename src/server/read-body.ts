import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../records/enquiries/refusals.ts';

type BodyRefusal = Extract<Refusal, 'tooLarge' | 'tooSlow'>;

/** How long a refused sender may go on before the answer is sent over its head. */
const DRAIN_TIMEOUT_MS = 2000;

/**
 * Reads a body up to a limit and within a time, or says why not. Of one that is larger, or announced as larger, the
 * rest is thrown away for a moment: a browser that is still sending would take an early answer for a broken connection.
 */
export function readBody(
  stream: Readable,
  limitBytes: number,
  timeoutMs: number,
  announcedBytes = 0,
): Promise<Buffer | BodyRefusal> {
  // A request without a body begins at its end, and says nothing more.
  if (stream.readableEnded) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let isTooLarge = false;
    let timeout = setTimeout(settle, timeoutMs, 'tooSlow');

    function settle(result: Buffer | BodyRefusal): void {
      clearTimeout(timeout);
      stream.off('data', onData).off('end', onEnd).off('close', onBreak);
      // Whatever still arrives is thrown away; a break after the answer is no error of ours.
      stream.resume();
      resolve(result);
    }
    function drain(): void {
      isTooLarge = true;
      chunks.length = 0;
      clearTimeout(timeout);
      timeout = setTimeout(settle, DRAIN_TIMEOUT_MS, 'tooLarge');
    }
    function onData(chunk: Buffer): void {
      if (isTooLarge) return;
      size += chunk.length;
      if (size > limitBytes) drain();
      else chunks.push(chunk);
    }
    function onEnd(): void {
      settle(isTooLarge ? 'tooLarge' : Buffer.concat(chunks));
    }
    function onBreak(): void {
      settle('tooSlow');
    }
    stream.on('error', () => undefined);
    stream.on('data', onData).on('end', onEnd).on('close', onBreak);
    if (announcedBytes > limitBytes) drain();
  });
}

/** The size of the body as its sender announces it; 0 when it says nothing. */
export function announcedSize({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0);
}

/** Whether there is a body of which more is to come. */
function isUnderWay(request: FastifyRequest): boolean {
  const { headers, raw } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || announcedSize(request) > 0;
  return hasBody && !raw.complete && !raw.readableEnded;
}

/** Whether the sender sends its body only when it is told to (`Expect: 100-continue`). */
export function waitsForInvitation({ headers, raw }: FastifyRequest): boolean {
  return headers.expect !== undefined && raw.httpVersion === '1.1';
}

/** Closes the connection after the answer when the sender is still not done: nobody waits for the rest. */
export function closeUnlessArrived(reply: FastifyReply): void {
  if (isUnderWay(reply.request)) reply.header('connection', 'close');
}

/** Takes what is left of a body that nobody reads, for a moment, so that its sender sees the answer. */
export async function discardBody(reply: FastifyReply): Promise<void> {
  const { request } = reply;
  const isTaken = isUnderWay(request) && !request.raw.destroyed && !waitsForInvitation(request);
  if (isTaken) await readBody(request.raw, 0, DRAIN_TIMEOUT_MS);
  closeUnlessArrived(reply);
}
