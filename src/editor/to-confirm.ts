import { isSame } from './differences.ts';

type Group = Record<string, unknown> | undefined;
/** Data of a record, whose field `toConfirm` names the fields that are as in the model of a copied product. */
type Data = Group & { toConfirm?: string[] | undefined };

/** Returns later data of a record, in which changed values are no longer to be confirmed. Entries of lists may have moved. */
export function withoutChanged(old: Data, later: Data): Data {
  if (!later.toConfirm) return later;
  const left = later.toConfirm.flatMap((place) => {
    let [before, after]: unknown[] = [old, later];
    const moved = place.split('.').map((name) => {
      const [entry, same] = [before, after].map((group) => (group as Group)?.[name]);
      const index = Array.isArray(after) ? after.findIndex((one) => isSame(one, entry)) : -1;
      const next = index < 0 || isSame(entry, same) ? name : String(index);
      [before, after] = [entry, (after as Group)?.[next]];
      return next;
    });
    return before === after ? moved.join('.') : [];
  });
  return { ...later, toConfirm: left.length > 0 ? [...new Set(left)] : undefined };
}
