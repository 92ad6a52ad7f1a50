import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  LINES_MAX,
  nameInLine,
  splitFieldName,
  type FieldName,
} from '../../../records/enquiries/enquiry.ts';
import { Icon } from '../../components/Icon.tsx';
import { enquiryFieldId, FormContext, FormField } from './FormField.tsx';
import { LineFields } from './LineFields.tsx';
import { findProduct, productOptions } from './message.ts';

/** How many further lines a form without script has. */
const SPARE_LINES = 3;
const ADD_BUTTON_ID = 'add-product';
const BUTTON_CLASS =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-link noscript:hidden';

/** The products after the first one. A line keeps its number when another is removed. */
export function FurtherLines() {
  const given = Object.keys(use(FormContext).given) as FieldName[];
  const [lines, setLines] = useState(() =>
    [...new Set(given.map((name) => splitFieldName(name).line))].filter((line) => line > 1),
  );
  const endRef = useRef<HTMLDivElement>(null);
  const focusNext = useRef('');
  useEffect(() => {
    if (focusNext.current === '') return;
    document.getElementById(focusNext.current)?.focus();
    endRef.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [lines]);
  const change = (next: number[], focused: string) => {
    focusNext.current = focused;
    setLines(next.sort((one, other) => one - other));
  };
  const free = Array.from({ length: LINES_MAX - 1 }, (_, index) => index + 2).filter(
    (line) => !lines.includes(line),
  );
  const [next] = free;
  return (
    <>
      {lines.map((line) => (
        <FurtherLine key={line} line={line}>
          <button
            type="button"
            aria-label={`Remove product ${line}`}
            className={`${BUTTON_CLASS} absolute top-3 right-0`}
            onClick={() =>
              change(
                lines.filter((other) => other !== line),
                ADD_BUTTON_ID,
              )
            }
          >
            Remove
          </button>
        </FurtherLine>
      ))}
      <div ref={endRef} className="sm:col-span-2">
        {next && (
          <button
            type="button"
            id={ADD_BUTTON_ID}
            className={BUTTON_CLASS}
            onClick={() => change([...lines, next], enquiryFieldId(nameInLine('product', next)))}
          >
            <Icon name="plus" />
            Add another product
          </button>
        )}
        <noscript>
          <details>
            <summary className="text-link min-h-11 cursor-pointer py-2 font-semibold">
              More products
            </summary>
            {free.slice(0, SPARE_LINES).map((line) => (
              <FurtherLine key={line} line={line} />
            ))}
          </details>
        </noscript>
      </div>
    </>
  );
}

function FurtherLine({ line, children }: { line: number; children?: ReactNode }) {
  const { data, values } = use(FormContext);
  const { products } = data;
  const product = findProduct(products, values.lines[line - 1]?.product ?? '');
  return (
    <div className="relative grid gap-x-6 gap-y-6 border-t border-line pt-5 sm:col-span-2 sm:grid-cols-2">
      <FormField
        name={nameInLine('product', line)}
        none="Another chemical"
        options={productOptions(products)}
        className="sm:col-span-2"
      />
      <FormField
        name={nameInLine('wanted', line)}
        dir="auto"
        className="sm:col-span-2"
        isHidden={product !== undefined}
      />
      <LineFields line={line} product={product} />
      {children}
    </div>
  );
}
