import { Icon } from '../../ui/Icon.tsx';

/** A paper that can be opened, or asked for. */
export type DocumentItem =
  | {
      kind: 'file';
      name: string;
      href: string;
      /** Language, edition, day and size. */
      facts: string;
    }
  | { kind: 'ask'; name: string; href: string };

export type ProductDocumentsProps = {
  documents: readonly DocumentItem[];
  /** "opens in a new tab". */
  newTab: string;
};

const ROW_CLASS =
  'flex min-h-15 items-center gap-[min(1rem,4.5vw)] px-[min(1rem,4.5vw)] py-3 leading-snug transition-[background-color] duration-200 hover:bg-paper-deep md:px-6';

/** The papers of a product: what there is to open, and what is sent on request. */
export function ProductDocuments({ documents, newTab }: ProductDocumentsProps) {
  return (
    <ul className="divide-y divide-line rounded-xs bg-white shadow-card">
      {documents.map((item) => (
        <li key={item.href}>
          {item.kind === 'file' ? (
            <a href={item.href} target="_blank" rel="noopener" className={ROW_CLASS}>
              <Icon name="document" className="size-6 text-teal-deep" />
              <span>
                <span className="block font-semibold text-navy">{item.name}</span>
                <span className="block text-[0.9375rem] text-muted tabular-nums">
                  {item.facts}
                  <span className="sr-only">, {newTab}</span>
                </span>
              </span>
              <Icon name="external" className="ml-auto size-4 text-teal-deep" />
            </a>
          ) : (
            <a href={item.href} className={ROW_CLASS}>
              <Icon name="mail" className="size-6 text-teal-deep" />
              <span className="font-medium text-teal-deep underline underline-offset-[0.25em]">
                {item.name}
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
