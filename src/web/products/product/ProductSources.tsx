export type ProductSourcesProps = {
  /** Where the facts come from. */
  sources: string;
  /** Whose page it is and how to answer it: stands on paper only. */
  printed: string;
};

/** The small print at the end. */
export function ProductSources({ sources, printed }: ProductSourcesProps) {
  return (
    <>
      <p className="mt-10 text-[0.875rem] text-muted print:mt-2 print:text-[0.6875rem]">
        {sources}
      </p>
      <p className="hidden text-[0.6875rem] text-muted print:block">{printed}</p>
    </>
  );
}
