import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { longDate, longMonth } from '#core/time/dates.ts';
import type { Deadline } from '#features/orders/list-order-states.server.ts';
import { AudienceNames } from '#features/requirements/components/audience-names.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The deadlines under their months, as a table for each; days that have passed are set back. */
export function DeadlineMonths({ deadlines, today }: { deadlines: readonly Deadline[]; today: string }) {
  const { t, i18n } = useLingui();
  const months = Map.groupBy(deadlines, ({ on }) => on.slice(0, 7));
  return (
    <div className="stack-10">
      {[...months].map(([month, own]) => (
        <table key={month} className="w-full table-fixed border-b border-rule text-start">
          <caption className="border-b border-ink pb-2 text-start font-serif text-2xl">
            {longMonth(month, i18n.locale)}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t`Date`}</th>
              <th scope="col">{t`Order`}</th>
            </tr>
          </thead>
          <tbody>
            {own.map((deadline) => (
              <Row key={keyOf(deadline)} deadline={deadline} hasPassed={deadline.on < today} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

const keyOf = ({ order, kind, on, audiences }: Deadline) => [order.slug, kind, on, ...audiences].join(' ');

function Row({ deadline, hasPassed }: { deadline: Deadline; hasPassed: boolean }) {
  const { i18n } = useLingui();
  const { order, kind, on, audiences, lines } = deadline;
  return (
    <tr className={`border-t border-rule first:border-0 ${hasPassed ? 'text-ink-2' : ''}`}>
      <th scope="row" className="w-28 py-3 pe-4 text-start align-baseline font-semibold tabular sm:w-44">
        <time dateTime={on}>{longDate(on, i18n.locale)}</time>
      </th>
      <td className="min-w-0 py-3 align-baseline">
        <TextLink to={`/orders/${order.slug}`}>
          <OwnText text={order.title} />
        </TextLink>
        <span className="block text-sm text-ink-2">
          {kind === 'begins' ? (
            <Trans>
              Begins for <AudienceNames audiences={audiences} />
            </Trans>
          ) : (
            <Trans>The pause ends</Trans>
          )}
          {' · '}
          <Plural value={lines} one="# entry of a list" other="# entries of a list" />
        </span>
      </td>
    </tr>
  );
}
