interface Entry<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item;
  addedAt: number;
}

/** The maximum number of waiting items. Items beyond it would time out before they were written. */
const WAITING_MAX = 5000;

/**
 * Group commit: items that arrive while a batch is written form the next batch, so that many share one disk sync.
 * Returns the function that adds an item. An item that has waited longer than `waitMaxMs` is rejected.
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
    // Items added in the same turn of the event loop join the first batch.
    await new Promise(setImmediate);
    while (waiting.length > 0) await writeBatch(waiting.splice(0, batchMax));
    isWriting = false;
  }

  async function writeBatch(batch: readonly Entry<Item, Result>[]): Promise<void> {
    const oldest = Date.now() - waitMaxMs;
    const entries = batch.filter(({ addedAt, reject }) => {
      if (addedAt < oldest) reject(new Error('It waited too long to be written.'));
      return addedAt >= oldest;
    });
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
    const entry = { ...Promise.withResolvers<Result>(), item, addedAt: Date.now() };
    waiting.push(entry);
    if (!isWriting) void writeAll();
    return entry.promise;
  };
}
