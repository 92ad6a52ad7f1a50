import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import type { SmtpSettings } from '../enquiry-settings.ts';

const CONNECTION_TIMEOUT_MS = 20_000;
const GREETING_TIMEOUT_MS = 20_000;
/** A mail server may take this long to process a message. */
const SOCKET_TIMEOUT_MS = 120_000;
/** The maximum duration of one attempt. */
const SEND_TIMEOUT_MS = 300_000;

/** Reply codes that demand a login. They can follow any command. */
const LOGIN_CODES = new Set([530, 534, 535, 538]);
/** "Service not available": concerns the server, not the mail. Can follow any command. */
const SERVICE_UNAVAILABLE_CODE = 421;

export type SendResult =
  | { kind: 'sent' }
  /** `failed`: not to be tried again, as after a 5xx to RCPT or DATA. After any other error, the mail is retried. */
  | {
      kind: 'failed' | 'postponed';
      /** For staff. May contain addresses, so it is not logged. */
      problem: string;
      code: string;
    };

/** Creates the function that makes one attempt to send a mail through the server of SMTP_URL. It never throws. */
export function createSendMail(smtp: SmtpSettings) {
  const transport = openTransport(smtp);
  return async (mail: SendMailOptions, stop: AbortSignal): Promise<SendResult> => {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
    try {
      await transport.sendMail({ ...mail, signal });
      return { kind: 'sent' };
    } catch (error) {
      return classifyError(error as SMTPError);
    }
  };
}

/** Connects to the server of SMTP_URL and logs in. Returns the error message, or undefined when both work. */
export async function findMailServerProblem(smtp: SmtpSettings): Promise<string | undefined> {
  try {
    await openTransport(smtp).verify();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function openTransport(smtp: SmtpSettings): Transporter {
  return createTransport({
    url: smtp.url,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // Prevents Nodemailer from reading a file or a URL that a visitor's value names.
    disableFileAccess: true,
    disableUrlAccess: true,
    // A mail server on this machine often has a self-signed certificate.
    ...(smtp.isLoopback ? { tls: { rejectUnauthorized: false } } : {}),
    // By default, Nodemailer sends the login unencrypted when no encryption is offered.
    requireTLS: smtp.isLoginSentAway,
  });
}

function classifyError(error: SMTPError): Exclude<SendResult, { kind: 'sent' }> {
  const { responseCode, command } = error;
  const code = [error.code, command, responseCode].filter(Boolean).join(' ');
  const isAboutMail =
    responseCode !== undefined &&
    responseCode !== SERVICE_UNAVAILABLE_CODE &&
    !LOGIN_CODES.has(responseCode) &&
    (command === 'RCPT TO' || command === 'DATA');
  const kind = isAboutMail && responseCode >= 500 ? 'failed' : 'postponed';
  return { kind, problem: error.message, code };
}
