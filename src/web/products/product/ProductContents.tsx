export type ProductContentsProps = {
  label: string;
  sections: readonly { id: string; heading: string }[];
};

/** Links to the sections of the page. */
export function ProductContents({ label, sections }: ProductContentsProps) {
  return (
    <nav aria-label={label} className="py-8 lg:py-12 print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-base">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block rounded-xs py-2 leading-tight font-medium text-teal-deep underline decoration-teal/50 underline-offset-[0.3em] hover:text-navy"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
