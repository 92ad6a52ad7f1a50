import catalogue from 'virtual:catalogue';
import { fillText } from '../../records/reading/fill-text.ts';
import { Icon } from '../components/Icon.tsx';

export type MoreProductsProps = {
  /** How many products are shown, and how many there are to show. */
  count: number;
  total: number;
  /** The catalogue's next page, where script does not answer; nothing at its end. */
  href: string | undefined;
  onMore?: () => void;
};

/** Where the list stops and can go on. */
export function MoreProducts({ count, total, href, onMore }: MoreProductsProps) {
  const texts = catalogue.texts.more;
  return (
    <p className="mt-2 flex flex-wrap items-center justify-center gap-x-7 gap-y-3 border-t border-line pt-8">
      <span className="text-muted tabular-nums">{fillText(texts.shown, { count, total })}</span>
      {href && (
        <a
          href={href}
          onClick={(event) => {
            if (!onMore) return;
            event.preventDefault();
            onMore();
          }}
          className="inline-flex min-h-12 items-center gap-2 rounded-sm bg-navy px-6 text-[1rem] font-semibold text-white transition-[background-color] duration-200 hover:bg-teal-deep print:hidden forced-colors:border"
        >
          {texts.next}
          <Icon name="chevronDown" className="size-4" />
        </a>
      )}
    </p>
  );
}
