import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports of outgoing connections, which could take a chosen port before it is used. */
const PORTS = { from: 15_000, to: 32_000 };
const TRIES = 20;

/** Returns a random free port of 127.0.0.1. Throws when it finds none. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
  throw new Error(
    `None of ${TRIES} ports of 127.0.0.1 between ${PORTS.from} and ${PORTS.to} is free. End what listens on them.`,
  );
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
