import { setTimeout as pause } from 'node:timers/promises';
import type { EnquiryLog } from '../log.ts';
import { describeStorageFailure } from '../store/storage-error.ts';
import type { ComposeMail } from './compose-mail.ts';
import { CLAIM_MS, type ClaimedMail, type OutboxStore } from './outbox-store.ts';
import { pauseAfter } from './pauses.ts';
import type { SendMail, SendResult } from './send-mail.ts';

/** How often the outbox looks for mails that have become due, its own or a killed sender's. */
const POLL_MS = 1000;
const KEEP_CLAIMS_MS = CLAIM_MS / 4;
/** Mails on their way at the same time. */
const SENDING_MAX = 3;
/** After the mail server came back, the rest is hurried once in so long, lest a flapping server be flooded. */
const HURRY_INTERVAL_MS = 60_000;
/** How long a stop waits for mails that are on their way. */
const STOP_TIMEOUT_MS = 4000;

/** Sends what the store holds, for as long as it takes. */
export class Outbox {
  readonly #store: OutboxStore;
  readonly #compose: ComposeMail;
  readonly #send: SendMail;
  readonly #log: EnquiryLog;
  readonly #onStorageError: () => void;
  readonly #sending = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();
  readonly #abort = new AbortController();
  #wake: () => void = () => undefined;
  #loop: Promise<void> | undefined;
  #keeper: NodeJS.Timeout | undefined;
  #isServerDown = false;
  #isStorageDown = false;
  #hurriedAt = 0;

  constructor(
    store: OutboxStore,
    compose: ComposeMail,
    send: SendMail,
    log: EnquiryLog,
    onStorageError: () => void = () => undefined,
  ) {
    this.#store = store;
    this.#compose = compose;
    this.#send = send;
    this.#log = log;
    this.#onStorageError = onStorageError;
  }

  start(): void {
    this.#loop = this.#run();
    this.#keeper = setInterval(() => void this.#keepClaims(), KEEP_CLAIMS_MS);
  }

  /** Looks at once: an enquiry was stored. */
  wake(): void {
    this.#wake();
  }

  /** Takes no more mails, lets those on their way arrive, and cuts off what takes longer than four seconds. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.#wake();
    await this.#loop;
    const timeout = setTimeout(() => this.#abort.abort(), STOP_TIMEOUT_MS);
    await Promise.all(this.#sending.values());
    clearTimeout(timeout);
    clearInterval(this.#keeper);
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
      this.#wake = wake;
      await this.#takeDueMails();
      const poll = setTimeout(wake, POLL_MS);
      await woken;
      clearTimeout(poll);
    }
  }

  /** Starts to send what is due, as much as may be on its way; a mail that arrives makes room and wakes the outbox. */
  async #takeDueMails(): Promise<void> {
    const free = SENDING_MAX - this.#sending.size;
    if (free <= 0) return;
    try {
      const mails = await this.#store.claim(free);
      if (this.#isStorageDown) this.#log.info({}, 'The outbox can be read again.');
      this.#isStorageDown = false;
      for (const mail of mails) {
        const sending = this.#deliver(mail).finally(() => {
          this.#sending.delete(mail.reference);
          this.#wake();
        });
        this.#sending.set(mail.reference, sending);
      }
    } catch (error) {
      this.#reportStorage(error);
    }
  }

  async #deliver(mail: ClaimedMail): Promise<void> {
    const { reference } = mail;
    const attempt = mail.attempts + 1;
    const result = await this.#try(mail);
    if (result.kind === 'sent') {
      this.#log.info({ reference, attempt }, 'The mail of an enquiry was sent.');
      await this.#write(() => this.#store.markSent(mail));
      await this.#hurryAfterOutage();
      return;
    }
    if (this.#abort.signal.aborted) return; // Its claim ends by itself; the next process sends it.
    const { code, problem } = result;
    if (problem.scope === 'server') this.#isServerDown = true;
    if (result.kind === 'refused') {
      this.#log.error(
        { reference, attempt, code },
        'The mail server refused the mail of an enquiry.',
      );
      await this.#write(() => this.#store.markFailed(mail, problem));
    } else {
      const pauseMs = pauseAfter(attempt);
      this.#log.warn({ reference, attempt, code, pauseMs }, 'A mail could not be sent yet.');
      await this.#write(() => this.#store.postpone(mail, problem, pauseMs));
    }
  }

  /** One try. A mail that cannot even be written is a fault of ours; it waits for the mended program. */
  async #try(mail: ClaimedMail): Promise<SendResult> {
    try {
      return await this.#send(this.#compose(mail), this.#abort.signal);
    } catch (error) {
      const problem = { text: String(error), scope: 'mail' } as const;
      return { kind: 'postponed', problem, code: 'EFAULT' };
    }
  }

  /**
   * Writes down what became of a mail, for as long as it takes: were it forgotten, the mail would
   * be sent twice. Only the end of the process gives up.
   */
  async #write(change: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await change();
        return;
      } catch (error) {
        this.#reportStorage(error);
        if (this.#abort.signal.aborted) return;
        await pause(POLL_MS, undefined, { signal: this.#abort.signal }).catch(() => undefined);
      }
    }
  }

  async #hurryAfterOutage(): Promise<void> {
    if (!this.#isServerDown || Date.now() - this.#hurriedAt < HURRY_INTERVAL_MS) return;
    this.#isServerDown = false;
    this.#hurriedAt = Date.now();
    await this.#write(() => this.#store.hurry());
  }

  async #keepClaims(): Promise<void> {
    if (this.#sending.size === 0) return;
    await this.#store.keep([...this.#sending.keys()]).catch((error: unknown) => {
      this.#reportStorage(error);
    });
  }

  #reportStorage(error: unknown): void {
    this.#onStorageError();
    if (this.#isStorageDown) return;
    this.#isStorageDown = true;
    this.#log.error(
      { problem: describeStorageFailure(error) },
      'The outbox cannot be read or written.',
    );
  }
}
