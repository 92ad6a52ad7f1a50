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
