type Entry<Item, Result> = PromiseWithResolvers<Result> & {
  item: Item;
};

/**
 * Group commit: items that arrive while a batch is written form the next batch, so that many share one disk sync.
 * Returns the function that adds an item.
 */
export function writeInBatches<Item, Result>(
  batchMax: number,
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

  async function writeBatch(entries: readonly Entry<Item, Result>[]): Promise<void> {
    try {
      const results = await write(entries.map((entry) => entry.item));
      entries.forEach((entry, index) => entry.resolve(results[index] as Result));
    } catch (error) {
      for (const entry of entries) entry.reject(error);
    }
  }

  return (item) => {
    const entry = { ...Promise.withResolvers<Result>(), item };
    waiting.push(entry);
    if (!isWriting) void writeAll();
    return entry.promise;
  };
}
