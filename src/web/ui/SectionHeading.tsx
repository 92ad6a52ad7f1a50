export type SectionHeadingProps = {
  /** The id that the section's `aria-labelledby` names. */
  id: string;
  heading: string;
  introduction?: string;
  /** Light text for a navy ground. */
  onNavy?: boolean;
  className?: string;
};

/** The h2 of a section with one sentence of introduction under it. */
export function SectionHeading({
  id,
  heading,
  introduction,
  onNavy = false,
  className = '',
}: SectionHeadingProps) {
  return (
    <div className={`max-w-2xl ${className}`}>
      <h2 id={id} className="text-title">
        {heading}
      </h2>
      {introduction && (
        <p
          className={`mt-4 text-[1.125rem] md:text-[1.25rem] ${onNavy ? 'text-mist' : 'text-muted'}`}
        >
          {introduction}
        </p>
      )}
    </div>
  );
}
