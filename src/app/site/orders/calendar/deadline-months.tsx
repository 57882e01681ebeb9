import { useLingui } from '@lingui/react/macro';
import { DeadlineLine, deadlineKey } from '#app/site/orders/deadline-line.tsx';
import { longDate, longMonth } from '#core/time/dates.ts';
import type { Deadline } from '#features/orders/list-order-states.server.ts';

/** The deadlines under their months, as a table for each; days that have passed are less prominent. */
export function DeadlineMonths({ deadlines, today }: { deadlines: readonly Deadline[]; today: string }) {
  const { t, i18n } = useLingui();
  const months = Map.groupBy(deadlines, ({ on }) => on.slice(0, 7));
  return (
    <div className="stack-10">
      {[...months].map(([month, ofMonth]) => (
        <table key={month} className="w-full table-fixed border-b border-rule text-start">
          <caption className="border-b border-ink pb-2 text-start font-serif text-2xl">
            {longMonth(month, i18n.locale)}
          </caption>
          <colgroup>
            <col className="w-28 sm:w-44" />
            <col />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t`Date`}</th>
              <th scope="col">{t`Order`}</th>
            </tr>
          </thead>
          <tbody>
            {ofMonth.map((deadline) => (
              <Row key={deadlineKey(deadline)} deadline={deadline} hasPassed={deadline.on < today} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Row({ deadline, hasPassed }: { deadline: Deadline; hasPassed: boolean }) {
  const { i18n } = useLingui();
  const { on } = deadline;
  return (
    <tr className={`border-t border-rule first:border-0 ${hasPassed ? 'text-ink-2' : ''}`}>
      <th scope="row" className="py-3 pe-4 text-start align-baseline font-semibold tabular">
        <time dateTime={on}>{longDate(on, i18n.locale)}</time>
      </th>
      <td className="min-w-0 py-3 align-baseline">
        <DeadlineLine deadline={deadline} />
      </td>
    </tr>
  );
}
