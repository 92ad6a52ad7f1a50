import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Enquiries } from '../enquiries/open-enquiries.ts';

/** How long running requests may take before their connections are closed. */
const ANSWER_TIME_MS = 3_000;
/** The process exits at the latest after this time. */
const STOP_TIME_MS = 9_000;

/** Stops listening, waits for running requests, then closes the enquiries. */
async function stop(app: FastifyInstance, enquiries: Enquiries): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), ANSWER_TIME_MS);
  await app.close();
  clearTimeout(cut);
  await enquiries.close();
}

/**
 * Ends the process within ten seconds. The exit code is 0 after SIGTERM, SIGINT and SIGHUP (terminal closed), and 1
 * after an uncaught exception or rejection. Later signals change nothing: Ctrl-C sends one from the terminal and one
 * from npm.
 */
export function shutDownGracefully(
  app: FastifyInstance,
  enquiries: Enquiries,
  logger: Logger,
): void {
  let isStopping = false;
  const end = (reason: string, exitCode: number): void => {
    if (isStopping) return;
    isStopping = true;
    logger.info(`Stopping (${reason}).`);
    setTimeout(() => process.exit(exitCode), STOP_TIME_MS).unref();
    stop(app, enquiries)
      .catch((err: unknown) => logger.error({ err }, 'The server could not be stopped in order.'))
      .finally(() => process.exit(exitCode));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => end(signal, 0));
  for (const fault of ['uncaughtException', 'unhandledRejection']) {
    process.on(fault, (err: unknown) => {
      logger.error({ err }, `The server ends because of an ${fault}.`);
      end(fault, 1);
    });
  }
}
