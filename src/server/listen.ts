import { once } from 'node:events';
import { createServer } from 'node:net';
import { SettingError } from '../settings/read-settings.ts';
import type { ServerSettings } from './server-settings.ts';

/** Throws a SettingError if the server cannot listen on the address. */
export async function checkAddress({ host, port }: ServerSettings): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, host, port);
  });
  probe.close();
  await once(probe, 'close');
}

/** Converts a listen error to a SettingError for HOST or PORT. */
export function listenError(
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: number,
): SettingError {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `${port} is in use on ${host}. Stop the other program or choose another port.`,
    EACCES: `this user may not listen on ${port}. Choose a port from 1024 on.`,
  };
  const reason = reasons[code ?? ''];
  if (reason !== undefined) return new SettingError('PORT', reason);
  const listened = `${host} is not an address that this machine can listen on (${code ?? message}).`;
  return new SettingError('HOST', listened);
}
