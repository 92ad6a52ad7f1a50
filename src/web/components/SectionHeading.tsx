type SectionHeadingProps = {
  /** The id for the section's `aria-labelledby`. */
  id: string;
  texts: { heading: string; introduction: string };
  /** Light text for a navy background. */
  onNavy?: boolean;
};

/** The h2 of a section and the introduction below it. */
export function SectionHeading({ id, texts, onNavy }: SectionHeadingProps) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className="text-title">
        {texts.heading}
      </h2>
      <p
        className={`mt-4 text-[1.125rem] text-balance md:text-[1.25rem] ${onNavy ? 'text-mist' : 'text-muted'}`}
      >
        {texts.introduction}
      </p>
    </div>
  );
}
