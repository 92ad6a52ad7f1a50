import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { findFreePort } from './free-port.ts';

/** How the mail server answers a message. */
export type MailBehaviour =
  | { kind: 'accept' }
  /** Accepts the message after a delay. */
  | { kind: 'slow'; delayMs: number }
  /** Accepts the message when the promise is fulfilled. */
  | { kind: 'hold'; until: Promise<void> }
  | { kind: 'refuse'; command: 'MAIL' | 'RCPT' | 'DATA'; code: number }
  | { kind: 'refuse-login' }
  /** Closes the connection in the middle of the message. */
  | { kind: 'hang-up' };

/** An SMTP server that records messages. */
export type MailCatcher = {
  /** For SMTP_URL. */
  readonly url: string;
  readonly port: number;
  /** The accepted messages, in order, as received. */
  readonly messages: readonly Buffer[];
  /** The number of begun messages (`MAIL FROM`), accepted or not. */
  readonly tries: number;
  /** Everything that clients sent without encryption. */
  readonly plainTraffic: string;
  /** The envelopes of the accepted messages. */
  readonly envelopes: readonly { from: string; to: string[] }[];
  /** Sets the answer to each message; default: accept. `number` counts tries from 1. */
  behave(behaviour: MailBehaviour | ((number: number) => MailBehaviour)): void;
  /** Parses the accepted messages. */
  read(): Promise<Email[]>;
  /** Refuses connections until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

class RefusalError extends Error {
  readonly responseCode: number;

  constructor(responseCode: number) {
    super('Refused by the test');
    this.responseCode = responseCode;
  }
}

/**
 * Starts a mail server on 127.0.0.1. By default, it requires a login with any name and password, and
 * supports STARTTLS with a self-signed certificate.
 */
export async function startMailCatcher({
  offersEncryption = true,
  wantsLogin = true,
} = {}): Promise<MailCatcher> {
  const port = await findFreePort();
  const messages: Buffer[] = [];
  const envelopes: { from: string; to: string[] }[] = [];
  let tries = 0;
  let plainTraffic = '';
  let choose: (number: number) => MailBehaviour = () => ({ kind: 'accept' });
  const current = new Map<string, MailBehaviour>();
  let server: SMTPServer;

  const options: SMTPServerOptions = {
    authOptional: !wantsLogin,
    allowInsecureAuth: true,
    disabledCommands: offersEncryption ? [] : ['STARTTLS'],
    logger: false,
    closeTimeout: 200,
    onAuth(auth, _session, callback) {
      if (choose(tries + 1).kind === 'refuse-login') return callback(new RefusalError(535));
      callback(null, { user: auth.username ?? '' });
    },
    onMailFrom(_address, session, callback) {
      tries += 1;
      const behaviour = choose(tries);
      current.set(session.id, behaviour);
      callback(refusal(behaviour, 'MAIL'));
    },
    onRcptTo(_address, session, callback) {
      callback(refusal(current.get(session.id), 'RCPT'));
    },
    onData(stream, session, callback) {
      const behaviour = current.get(session.id);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (behaviour?.kind === 'hang-up') hangUp(server, session.id);
      });
      stream.on('end', () => {
        const answer = () => {
          const error = refusal(behaviour, 'DATA');
          if (error === undefined && behaviour?.kind !== 'hang-up') {
            messages.push(Buffer.concat(chunks));
            const { mailFrom, rcptTo } = session.envelope;
            envelopes.push({
              from: mailFrom === false ? '' : mailFrom.address,
              to: rcptTo.map((recipient) => recipient.address),
            });
          }
          callback(error);
        };
        if (behaviour?.kind === 'slow') setTimeout(answer, behaviour.delayMs);
        else if (behaviour?.kind === 'hold') void behaviour.until.then(answer);
        else answer();
      });
    },
  };

  async function start(): Promise<void> {
    server = new SMTPServer(options);
    // Clients may close a connection.
    server.on('error', () => undefined);
    server.server.on('connection', (socket) =>
      socket.on('data', (chunk: Buffer) => (plainTraffic += chunk.toString('latin1'))),
    );
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  }

  await start();
  return {
    url: `smtp://site:secret@127.0.0.1:${port}`,
    port,
    messages,
    envelopes,
    get tries() {
      return tries;
    },
    get plainTraffic() {
      return plainTraffic;
    },
    behave(behaviour) {
      choose = typeof behaviour === 'function' ? behaviour : () => behaviour;
    },
    read: () => Promise.all(messages.map((message) => PostalMime.parse(message))),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    start,
  };
}

/** Returns the references of the accepted mails in alphabetical order. */
export function arrivedReferences({ messages }: MailCatcher): string[] {
  return messages
    .map((message) => /^Message-ID: <enquiry\.(\w+)@/m.exec(message.toString())?.[1] ?? 'none')
    .sort();
}

function refusal(
  behaviour: MailBehaviour | undefined,
  command: 'MAIL' | 'RCPT' | 'DATA',
): RefusalError | undefined {
  return behaviour?.kind === 'refuse' && behaviour.command === command
    ? new RefusalError(behaviour.code)
    : undefined;
}

/** Destroys the socket of a session. */
function hangUp(server: SMTPServer, sessionId: string): void {
  const connections = server.connections as unknown as Set<{
    id: string;
    _socket: { destroy(): void };
  }>;
  for (const connection of connections) {
    if (connection.id === sessionId) connection._socket.destroy();
  }
}
