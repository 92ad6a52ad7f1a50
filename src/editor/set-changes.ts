import { isDeepStrictEqual } from 'node:util';
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
} from 'yaml';

/** The form in which records are written. */
export const STYLE = { lineWidth: 0, singleQuote: true, flowCollectionPadding: true } as const;
/** Texts that a folded block keeps as they are: without space at the ends and unusual characters. */
const USUAL_TEXT = /^[^\s\p{C}](?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*\S)?$/u;

/** Returns the YAML text of a record with new data. Unchanged parts keep their comments, order and quotes. */
export function withChanges(text: string, data: unknown): string {
  // In a file that is a list, the library would take the comment at its head for that of the first entry.
  const [head = ''] = /^(?:(?:#.*)?\n)*/.exec(text) ?? [];
  const document: Document = parseDocument(text.slice(head.length));
  if (isDeepStrictEqual(document.toJS(), data)) return text;
  document.contents = changed(document, document.contents, data);
  return head + document.toString(STYLE);
}

const isGroup = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Returns the node for the data: the present one where it can be kept. */
function changed(document: Document, node: unknown, data: unknown): Node {
  if (isMap(node) && isGroup(data)) {
    for (const key of Object.keys(node.toJSON() as object)) if (!(key in data)) node.delete(key);
    for (const [key, value] of Object.entries(data))
      node.set(key, changed(document, node.get(key, true), value));
    return node;
  }
  if (isSeq<Node>(node) && Array.isArray(data)) {
    const { items } = node;
    const rest: (Node | undefined)[] = [...items];
    const take = (index: number) => (index < 0 ? undefined : rest.splice(index, 1, undefined)[0]);
    const kept = data.map((entry) =>
      take(rest.findIndex((item) => item && isDeepStrictEqual(item.toJS(document), entry))),
    );
    // New entries are in one line if another one is; the others stay as they are.
    const isFlow = items.some((item) => isCollection(item) && item.flow);
    node.items = data.map((entry, index) => {
      const item = kept[index] ?? changed(document, take(index), entry);
      if (isFlow && isCollection(item) && !items.includes(item)) item.flow = true;
      return item;
    });
    return node;
  }
  if (!isScalar(node) || (typeof data === 'object' && data !== null))
    return document.createNode(data);
  if (node.value === data) return node;
  node.value = data;
  // Otherwise 1.10 changed to 1.2 becomes 1.20.
  delete node.minFractionDigits;
  if (typeof data === 'string' && !USUAL_TEXT.test(data)) node.type = 'QUOTE_DOUBLE';
  return node;
}
