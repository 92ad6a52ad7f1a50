import type { RJSFSchema } from '@rjsf/utils';
import { differences } from '../differences.ts';
import type { history } from '../publishing.ts';
import { Differences } from './Differences.tsx';

type Props = {
  publications: Awaited<ReturnType<typeof history>>;
  schema: RJSFSchema;
  data: unknown;
  onUse: (data: unknown) => void;
};

/** Stays the same function, so that React calls it once for each element. */
const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** The publications of a record, with the values that differ from those of the form, and a button that fills them in. */
export const History = ({ publications, schema, data, onUse }: Props) =>
  publications.map(({ commit, date, reason, data: published }, index) => (
    <section key={commit} ref={index === 0 ? scrollTo : undefined}>
      <h3>
        {reason} <small>{date}</small>
        <button
          type="button"
          disabled={differences(data, published).length === 0}
          onClick={() => onUse(published)}
        >
          Use these values
        </button>
      </h3>
      <Differences schema={schema} values={differences(data, published)} />
    </section>
  ));
