import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ENQUIRY_PATH } from '../../src/records/enquiries/enquiry.ts';

const ANSWER_TIMEOUT_MS = 20_000;

/** A form with a unique name, which identifies it in the database. */
type ProofForm = {
  name: string;
  email: string;
  message: string;
  submission: string;
};

export type Answer = {
  status: number;
  reference: string | undefined;
};

/** The requests of visitors and their results. */
export type Visits = {
  /** Maps the name to the reference, for all acknowledged forms. */
  acknowledged: Map<string, string>;
  /** Forms without a response, because the server was down. */
  unanswered: ProofForm[];
  /** The number of responses by other status. */
  refused: Map<number, number>;
  /** The longest response time, in milliseconds. */
  longestWaitMs: number;
};

let formCount = 0;

export function createForm(): ProofForm {
  formCount += 1;
  return {
    name: `Visitor ${formCount} of ${process.pid}`,
    email: `visitor.${formCount}@example.com`,
    message: `Message ${formCount}: please quote ten drums, delivered to Pune. ${'x'.repeat(formCount % 400)}`,
    submission: randomUUID(),
  };
}

export function createVisits(): Visits {
  return { acknowledged: new Map(), unanswered: [], refused: new Map(), longestWaitMs: 0 };
}

/** Posts a form as the form's script does. Rejects when there is no complete response. */
export async function postForm(url: string, form: ProofForm): Promise<Answer> {
  const response = await fetch(url + ENQUIRY_PATH, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ ...form }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const { reference } = (await response.json()) as { reference?: string };
  return { status: response.status, reference };
}

/** Sends one form and records the result. Returns whether the server responded. */
export async function visit(url: string, form: ProofForm, visits: Visits): Promise<boolean> {
  const startedAt = Date.now();
  try {
    const { status, reference } = await postForm(url, form);
    if (status === 201 && reference !== undefined) visits.acknowledged.set(form.name, reference);
    else visits.refused.set(status, (visits.refused.get(status) ?? 0) + 1);
    return true;
  } catch {
    visits.unanswered.push(form);
    return false;
  } finally {
    visits.longestWaitMs = Math.max(visits.longestWaitMs, Date.now() - startedAt);
  }
}

/** Runs several concurrent visitors, each sending one form after the other, until stopped. */
export function keepVisiting(
  urlOf: () => string,
  visits: Visits,
  visitors: number,
): { stop(): Promise<void> } {
  let isOver = false;
  const all = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      const wasAnswered = await visit(urlOf(), createForm(), visits);
      if (!wasAnswered) await pause(20);
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** Waits until a condition is true. Returns false if it is not within the time. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  limitMs: number,
): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if (await condition()) return true;
    await pause(100);
  }
  return false;
}
