import { formulaRuns } from '../../chemistry/formula-runs.ts';

/** A molecular formula, such as `C6H8O7·H2O`, with subscripts. A line may break after the dot. */
export function Formula({ formula }: { formula: string }) {
  return (
    <span>
      {formulaRuns(formula).map(({ text, isSubscript }, index) =>
        isSubscript ? (
          <sub key={index} className="text-[0.72em]">
            {text}
          </sub>
        ) : (
          <PlainPart key={index} text={text} />
        ),
      )}
    </span>
  );
}

function PlainPart({ text }: { text: string }) {
  const [before = '', after] = text.split('·');
  if (after === undefined) return text;
  return (
    <>
      {before}·<wbr />
      {after}
    </>
  );
}
