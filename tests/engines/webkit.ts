import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../support/free-port.ts';
import { WEBKIT_DRIVER, XVFB, type Engine } from './engine.ts';

/** WebKitGTK shows a window: where there is no screen, `xvfb-run` gives it one. */
const COMMAND = [XVFB, '-a', WEBKIT_DRIVER];
/** The key in which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ESCAPE = '\uE00C';
const START_TRIES = 50;

/** Debian's WebKitGTK, by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const port = await findFreePort();
  const [program = '', ...parameters] = COMMAND;
  const driver = spawn(program, [...parameters, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  /** One command of WebDriver; what it answers. */
  const ask = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`WebKit refused ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
  };
  type Session = { sessionId: string; capabilities: Record<string, string> };
  let session: Session | undefined;
  for (let tries = 1; session === undefined; tries += 1) {
    try {
      session = await ask<Session>('POST', '', { capabilities });
    } catch (error) {
      if (tries === START_TRIES) throw error;
      await wait(100);
    }
  }
  const path = `/${session.sessionId}`;
  const find = async (selector: string) => {
    const body = { using: 'css selector', value: selector };
    const found = await ask<Record<string, string>>('POST', `${path}/element`, body);
    return `${path}/element/${found[ELEMENT]}`;
  };
  const { browserName, browserVersion } = session.capabilities;
  return {
    name: `${browserName} (WebKitGTK) ${browserVersion}`,
    resize: async (width, height) => {
      await ask('POST', `${path}/window/rect`, { width, height });
    },
    open: async (url) => {
      await ask('POST', `${path}/url`, { url });
    },
    read: (expression) =>
      ask('POST', `${path}/execute/sync`, { script: `return (${expression})`, args: [] }),
    click: async (selector) => {
      // The driver refuses to click on what is out of view, and does not bring it there.
      const script = `document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })`;
      await ask('POST', `${path}/execute/sync`, { script, args: [selector] });
      await ask('POST', `${await find(selector)}/click`, {});
    },
    type: async (selector, text) => {
      await ask('POST', `${await find(selector)}/value`, { text });
    },
    pressEscape: async () => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: ESCAPE }));
      await ask('POST', `${path}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    close: async () => {
      await ask('DELETE', path);
      // The driver and the screen that was started for it.
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}
