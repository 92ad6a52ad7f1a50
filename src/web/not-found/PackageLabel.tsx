import * as content from '../../records/content.ts';

/** The package label that came off the container, with the diamond of miscellaneous goods. */
export function PackageLabel() {
  const texts = content.notFoundPage().packageLabel;
  return (
    <div
      role="group"
      aria-label={texts.title}
      className="absolute right-4.5 bottom-6 flex w-[min(19rem,100%-2.25rem)] [transform:rotate(-2deg)] flex-wrap items-center gap-5 rounded-[3px] bg-white px-5 py-3 text-[1rem] text-ink shadow-lifted lg:right-[max(2.5rem,25vw-18.5rem)] lg:bottom-8 xl:bottom-16 print:hidden"
    >
      <svg viewBox="0 0 80 80" aria-hidden="true" className="size-20 shrink-0">
        <clipPath id="package-label-half">
          <path d="M40 5 75 40H5Z" />
        </clipPath>
        <path d="M40 2 78 40 40 78 2 40Z" className="fill-white stroke-ink" strokeWidth="2" />
        <path
          d="M16 0v40M25.5 0v40M35 0v40M45 0v40M54.5 0v40M64 0v40"
          clipPath="url(#package-label-half)"
          className="stroke-ink"
          strokeWidth="4.75"
        />
        <text
          x="40"
          y="58"
          textAnchor="middle"
          className="fill-ink font-heading text-[17px] font-bold"
        >
          {texts.mark}
        </text>
      </svg>
      <dl className="flex-[1_1_8rem]">
        {texts.rows.map(({ name, value }) => (
          <div key={name} className="border-t border-navy/20 py-1.5 first:border-t-0">
            <dt className="text-[0.8125rem] leading-tight text-muted">{name}</dt>
            <dd className="leading-tight font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
