import fc from 'fast-check';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import * as content from '../../src/records/content.ts';
import { ENQUIRY_PATH } from '../../src/records/enquiries/enquiry.ts';
import type { DatabaseKind } from '../../src/enquiries/db/schema.ts';
import { badRequest, type BadRequest } from './bad-requests.ts';
import { resultOf, STORE_NAMES, type ProofRow } from './proof-row.ts';
import { createProofDatabase, type ProofPostgres } from './proof-store.ts';
import { startServer } from '../support/server-process.ts';
import { createForm, postForm } from '../support/visitor.ts';

const CONCURRENT_REQUESTS = 20;
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * (f) Sends thousands of invalid requests. Every response must be one that the contract allows: never a 5xx, never
 * none, never a crash. An enquiry without an acknowledgement must not be stored.
 */
export async function proveBadInput(
  kind: DatabaseKind,
  postgres: ProofPostgres,
  count: number,
): Promise<ProofRow> {
  const database = await createProofDatabase(kind, postgres);
  const server = await startServer({ DATABASE_URL: database.url });
  const slugs = content.enquiryRecords().products.map((product) => product.slug);
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT_REQUESTS });
  const statuses = new Map<number, number>();
  const batch = fc.array(badRequest(slugs), {
    minLength: CONCURRENT_REQUESTS,
    maxLength: CONCURRENT_REQUESTS,
  });
  let problem = '';
  try {
    await fc.assert(
      fc.asyncProperty(batch, fc.uint8Array({ maxLength: 400 }), async (requests, bytes) => {
        await Promise.all([
          ...requests.map((request) => checkAnswer(server.url, request, agent, statuses)),
          sendBytes(server.url, Buffer.from(bytes)),
        ]);
        if (server.hasCrashed) throw new Error(`The server crashed:\n${server.output}`);
      }),
      { numRuns: Math.ceil(count / CONCURRENT_REQUESTS), interruptAfterTimeLimit: 240_000 },
    );
  } catch (error) {
    problem = (error as Error).message;
  }
  agent.destroy();
  const { status } = await postForm(server.url, createForm());
  const isHealthy = status === 201 && !server.hasCrashed;
  await server.stop();
  database.remove();
  if (problem !== '') console.error(problem);
  const sent = [...statuses.values()].reduce((sum, number) => sum + number, 0);
  const summary = [...statuses].sort(([one], [other]) => one - other);
  return {
    what: '(f) bad input',
    store: STORE_NAMES[kind],
    done: `${sent} generated requests and ${Math.ceil(sent / CONCURRENT_REQUESTS)} broken connections`,
    found: `answered ${summary.map(([answer, number]) => `${answer} (${number})`).join(', ')}`,
    result: resultOf(
      problem === '',
      isHealthy,
      summary.every(([answer]) => answer < 500),
    ),
  };
}

async function checkAnswer(
  url: string,
  request: BadRequest,
  agent: Agent,
  statuses: Map<number, number>,
): Promise<void> {
  const status = await send(url, request, agent);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (request.allowed.includes(status)) return;
  throw new Error(
    `${status} and not ${request.allowed.join(' or ')} for ${request.method} ${JSON.stringify(request.headers)} ${request.body?.toString().slice(0, 2000)}`,
  );
}

function send(url: string, { method, headers, body }: BadRequest, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const sent = httpRequest(
      url + ENQUIRY_PATH,
      { method, agent, headers: { ...headers, ...length }, timeout: ANSWER_TIMEOUT_MS },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    let isAnswered = false;
    sent.on('response', () => (isAnswered = true));
    sent.on('timeout', () => sent.destroy(new Error('No answer in time.')));
    // The server may reject a body that is too large while it is still being sent.
    sent.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    sent.end(body);
  });
}

/** Sends bytes that are not HTTP, or half a request, and closes the connection. */
function sendBytes(url: string, bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(url);
  const isHalfRequest = bytes.length % 2 === 0;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      if (isHalfRequest) {
        socket.write(
          `POST ${ENQUIRY_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 4000\r\n\r\nname=`,
        );
      }
      socket.write(bytes, () => setTimeout(() => socket.destroy(), 5));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}
