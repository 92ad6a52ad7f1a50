/**
 * After this time, the visitor gets an error even if the write may still succeed. The server closes a connection after
 * 20 s without data.
 */
export const ANSWER_TIMEOUT_MS = 10_000;

/** Rejects when the promise is not settled within `ANSWER_TIMEOUT_MS`. */
export async function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const end = () => reject(new Error('The database does not answer.'));
  const timer = setTimeout(end, ANSWER_TIMEOUT_MS);
  return await Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
