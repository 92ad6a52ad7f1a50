export type BreadcrumbsProps = {
  label: string;
  /** The pages above, the highest first. */
  above: readonly { name: string; href: string }[];
  /** The page that is shown. */
  current: string;
};

/** The way back from a page that stands below another. */
export function Breadcrumbs({ label, above, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="text-[0.9375rem] print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-mist">
        {above.map(({ name, href }) => (
          <li key={href} className="flex gap-x-2">
            <a
              href={href}
              className="-my-2 rounded-xs py-2 underline decoration-white/35 underline-offset-[0.25em] hover:text-white"
            >
              {name}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
