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
 * one sync of the disk serves many. `write` returns the results in the order of its items. Gives
 * the function that adds an item. What waited for longer than `waitMaxMs` is rejected unwritten:
 * nobody waits for it any more.
 */
export function writeInBatches<Item, Result>(
  batchMax: number,
  waitMaxMs: number,
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Entry<Item, Result>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    // What arrives in the same turn of the event loop joins the first batch.
    await new Promise(setImmediate);
    while (waiting.length > 0) await writeBatch(takeBatch());
    isWriting = false;
  }

  function takeBatch(): Entry<Item, Result>[] {
    const now = Date.now();
    const batch = waiting.splice(0, batchMax);
    const isLate = (entry: Entry<Item, Result>) => now - entry.addedAt > waitMaxMs;
    for (const entry of batch.filter(isLate)) {
      entry.reject(new Error('It waited too long to be written.'));
    }
    return batch.filter((entry) => !isLate(entry));
  }

  async function writeBatch(entries: readonly Entry<Item, Result>[]): Promise<void> {
    if (entries.length === 0) return;
    try {
      const results = await write(entries.map((entry) => entry.item));
      entries.forEach((entry, index) => entry.resolve(results[index] as Result));
    } catch (error) {
      for (const entry of entries) entry.reject(error);
    }
  }

  return (item) => {
    if (waiting.length >= WAITING_MAX) {
      return Promise.reject(new Error('Too many items are waiting to be written.'));
    }
    return new Promise((resolve, reject) => {
      waiting.push({ item, addedAt: Date.now(), resolve, reject });
      if (!isWriting) void writeAll();
    });
  };
}
