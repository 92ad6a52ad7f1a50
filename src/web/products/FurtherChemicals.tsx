import * as content from '../../records/content.ts';

/** Names of the chemicals without a page. Renders nothing until the company's record has some. */
export function FurtherChemicals() {
  const chemicals = content.company().trade.furtherChemicals;
  if (!chemicals) return null;
  return (
    <section aria-labelledby="further-chemicals" className="page-width pb-section">
      <h2 id="further-chemicals" className="text-heading">
        Also supplied
      </h2>
      <ul className="mt-5 gap-x-8 text-base leading-snug sm:columns-2 lg:columns-4">
        {chemicals.map(({ name, casNumber, use }) => (
          <li key={name} className="break-inside-avoid border-t border-line py-2">
            {name}
            {casNumber && <span className="block text-muted">CAS {casNumber}</span>}
            {use && <span className="block text-muted">{use}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
