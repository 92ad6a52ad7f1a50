interface Entry<Item, Result> {
  item: Item;
  addedAt: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** How many items wait at most for their batch; more would only wait for nothing. */
const WAITING_MAX = 5000;

/**
 * Group commit: while one batch is being written, what arrives is gathered into the next, so that
 * one sync of the disk serves many. `write` returns the results in the order of its items.
 */
export class BatchQueue<Item, Result> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #batchMax: number;
  readonly #waitMaxMs: number;
  #waiting: Entry<Item, Result>[] = [];
  #isWriting = false;

  /** What waited for longer than `waitMaxMs` is rejected unwritten: nobody waits for it any more. */
  constructor(
    batchMax: number,
    waitMaxMs: number,
    write: (items: readonly Item[]) => Promise<readonly Result[]>,
  ) {
    this.#batchMax = batchMax;
    this.#waitMaxMs = waitMaxMs;
    this.#write = write;
  }

  add(item: Item): Promise<Result> {
    if (this.#waiting.length >= WAITING_MAX) {
      return Promise.reject(new Error('Too many items are waiting to be written.'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, addedAt: Date.now(), resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    // What arrives in the same turn of the event loop joins the first batch.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      await this.#writeBatch(this.#takeBatch());
    }
    this.#isWriting = false;
  }

  #takeBatch(): Entry<Item, Result>[] {
    const now = Date.now();
    const batch = this.#waiting.splice(0, this.#batchMax);
    const isLate = (entry: Entry<Item, Result>) => now - entry.addedAt > this.#waitMaxMs;
    for (const entry of batch.filter(isLate)) {
      entry.reject(new Error('It waited too long to be written.'));
    }
    return batch.filter((entry) => !isLate(entry));
  }

  async #writeBatch(entries: readonly Entry<Item, Result>[]): Promise<void> {
    if (entries.length === 0) return;
    try {
      const results = await this.#write(entries.map((entry) => entry.item));
      entries.forEach((entry, index) => entry.resolve(results[index] as Result));
    } catch (error) {
      for (const entry of entries) entry.reject(error);
    }
  }
}
