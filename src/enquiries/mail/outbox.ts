import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { EnquiryLog } from '../enquiry-log.ts';
import type { EnquirySettings, SmtpSettings } from '../enquiry-settings.ts';
import { CLAIM_MS, LONGEST_PAUSE_MS, OutboxStore, type ClaimedMail } from '../db/outbox-store.ts';
import { MAIL_KINDS, type EnquiryDatabase, type MailKind } from '../db/schema.ts';
import { describeStorageFailure } from '../db/storage-failure.ts';
import { composeAcknowledgement } from './compose-acknowledgement.ts';
import { composeMail } from './compose-mail.ts';
import { createSendMail, type SendResult } from './send-mail.ts';

/** How often the outbox looks for mails that have become due, including those of a killed sender. */
const POLL_MS = 1000;
const RENEWAL_INTERVAL_MS = CLAIM_MS / 4;
/** Pauses after the first failed attempts, in seconds. All later pauses are `LONGEST_PAUSE_MS`. */
const PAUSES_S = [2, 5, 10, 20, 40, 90, 180, 360, 720, 1500, 2400];
/** The maximum number of mails being sent at the same time. A slow acknowledgement must not delay enquiries. */
const SENDING_MAX = { enquiry: 3, acknowledgement: 1 } as const;
/** An acknowledgement is not sent later than this. */
const ACKNOWLEDGEMENT_AGE_MAX_MS = 86_400_000;
/** How long `stop` waits for mails that are being sent. */
const STOP_TIMEOUT_MS = 4000;

type OutboxListeners = {
  /** Called when the store could not be read or written. */
  readonly onStorageError: () => void;
  /** Called when an attempt to send a mail failed, temporarily or for good. */
  readonly onMailError: () => void;
};

/** Sends the mails in the store until `stop` is called. */
export function startOutbox(
  db: Kysely<EnquiryDatabase>,
  settings: EnquirySettings,
  smtp: SmtpSettings,
  log: EnquiryLog,
  { onStorageError, onMailError }: OutboxListeners,
) {
  const store = new OutboxStore(db, settings.database.kind);
  const send = createSendMail(smtp);
  const sending = {
    enquiry: new Map<string, Promise<void>>(),
    acknowledgement: new Map<string, Promise<void>>(),
  };
  const stopping = new AbortController();
  const abort = new AbortController();
  let wake: () => void = () => undefined;
  let isStorageDown = false;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      // When a mail is finished, the outbox looks for more.
      await sendDue('enquiry');
      if (settings.acknowledges) await sendDue('acknowledgement');
      const poll = setTimeout(resolve, POLL_MS);
      await woken;
      clearTimeout(poll);
    }
  }

  /** Starts to send due mails, up to `SENDING_MAX` at once. */
  async function sendDue(kind: MailKind): Promise<void> {
    const free = SENDING_MAX[kind] - sending[kind].size;
    if (free <= 0) return;
    try {
      const mails = await store.claim(kind, free);
      if (isStorageDown) log.info({}, 'The outbox can be read again.');
      isStorageDown = false;
      for (const mail of mails) {
        // Already being sent: its claim expired while storage was down, and this query has claimed it again.
        if (sending[kind].has(mail.reference)) continue;
        const delivery = deliver(mail).finally(() => {
          sending[kind].delete(mail.reference);
          wake();
        });
        sending[kind].set(mail.reference, delivery);
      }
    } catch (error) {
      reportStorage(error);
    }
  }

  async function deliver(mail: ClaimedMail): Promise<void> {
    const { reference, kind } = mail;
    const attempt = mail.attempts + 1;
    const result = await tryToSend(mail);
    if (result.kind === 'sent') {
      log.info({ reference, kind, attempt }, 'The mail of an enquiry was sent.');
      await write(() => store.markSent(mail));
      return;
    }
    if (abort.signal.aborted) return; // The claim expires, and the next process sends the mail.
    const { code, problem } = result;
    if (kind === 'enquiry') onMailError();
    if (result.kind === 'failed') {
      const level = kind === 'enquiry' ? 'error' : 'info';
      log[level]({ reference, kind, attempt, code }, 'The mail of an enquiry was refused.');
      await write(() => store.recordFailure(mail, problem));
    } else {
      const pauseS = PAUSES_S[mail.attempts];
      const pauseMs = pauseS === undefined ? LONGEST_PAUSE_MS : pauseS * 1000;
      log.warn({ reference, kind, attempt, code, pauseMs }, 'A mail could not be sent yet.');
      await write(() => store.recordFailure(mail, problem, pauseMs));
    }
  }

  /**
   * Makes one attempt. An error while the mail is composed is a bug of this program; the mail is sent by a version that
   * fixes it.
   */
  async function tryToSend(mail: ClaimedMail): Promise<SendResult> {
    try {
      if (mail.kind === 'enquiry') return await send(composeMail(mail, settings), abort.signal);
      const isLate = Date.now() - Date.parse(mail.received_at) > ACKNOWLEDGEMENT_AGE_MAX_MS;
      if (isLate) return { kind: 'failed', problem: 'It was not sent within a day.', code: 'LATE' };
      if (!(await store.reserveMailbox(mail))) {
        return {
          kind: 'failed',
          problem: 'Several went to this mailbox within an hour.',
          code: 'TOO_MANY',
        };
      }
      return await send(composeAcknowledgement(mail, settings), abort.signal);
    } catch (error) {
      return { kind: 'postponed', problem: String(error), code: 'EFAULT' };
    }
  }

  /** Records a result, retrying until the process ends: if the result were lost, the mail would be sent twice. */
  async function write(change: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await change();
        return;
      } catch (error) {
        reportStorage(error);
        if (abort.signal.aborted) return;
        await pause(POLL_MS, undefined, { signal: abort.signal }).catch(() => undefined);
      }
    }
  }

  function reportStorage(error: unknown): void {
    onStorageError();
    if (isStorageDown) return;
    isStorageDown = true;
    log.error({ problem: describeStorageFailure(error) }, 'The outbox cannot be read or written.');
  }

  const loop = run();
  const renewal = setInterval(() => {
    if (MAIL_KINDS.some((kind) => sending[kind].size > 0)) store.renewClaims().catch(reportStorage);
  }, RENEWAL_INTERVAL_MS);
  return {
    /** Looks for mails at once. Call it when an enquiry was stored. */
    wake: () => wake(),
    /** Claims no more mails, waits for those being sent, and aborts those that take too long. */
    async stop() {
      stopping.abort();
      wake();
      await loop;
      const timeout = setTimeout(() => abort.abort(), STOP_TIMEOUT_MS);
      await Promise.all(MAIL_KINDS.flatMap((kind) => [...sending[kind].values()]));
      clearTimeout(timeout);
      clearInterval(renewal);
    },
  };
}
