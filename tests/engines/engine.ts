/** Where Debian puts the engines and what they need. */
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/xvfb-run';

/** A browser engine, driven as far as the journeys need. */
export interface Engine {
  /** Name and version, as the engine gives them. */
  readonly name: string;
  resize: (width: number, height: number) => Promise<void>;
  open: (url: string) => Promise<void>;
  /** What an expression gives in the page. */
  read: <Value>(expression: string) => Promise<Value>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  close: () => Promise<void>;
}
