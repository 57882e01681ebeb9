import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { AcceptedBeside as Acceptance } from '#features/requirements/accepted/list-accepted-beside.server.ts';
import { FigureDate } from '#features/requirements/components/dated-text.tsx';
import { OrderLink } from '#features/requirements/components/order-link.tsx';
import { StandardReference } from '#features/requirements/components/standard-reference.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The older standards that count or counted beside this one: until when, under which order, and for which products. */
export function AcceptedBeside({ accepted, today }: { accepted: readonly Acceptance[]; today: string }) {
  const { t } = useLingui();
  return (
    <ul className="border-b border-rule">
      {accepted.map((acceptance) => {
        const { older, from, order, products } = acceptance;
        return (
          <li
            key={[older.slug, from, acceptance.until, order?.slug].join()}
            className="stack-4 border-t border-ink py-6"
          >
            <p>
              <Sentence acceptance={acceptance} today={today} />
            </p>
            <FactList
              facts={[
                { term: t`Accepted since`, value: from && <FigureDate date={from} /> },
                { term: t`Order`, value: order && <OrderLink order={order} /> },
              ]}
            />
            <ul className="gap-x-10 stack-1 sm:columns-2 lg:columns-3">
              {products.map(({ slug, name }) => (
                <li key={slug} className="break-inside-avoid">
                  <TextLink to={`/products/${slug}`}>{name}</TextLink>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Sentence({ acceptance: { older, until }, today }: { acceptance: Acceptance; today: string }) {
  const { i18n } = useLingui();
  const link = <StandardReference {...older} />;
  if (!until)
    return <Trans>For these products, {link} is accepted alongside this standard. We know of no last day.</Trans>;
  const day = longDate(until, i18n.locale);
  return until >= today ? (
    <Trans>
      For these products, {link} is still accepted alongside this standard until {day}.
    </Trans>
  ) : (
    <Trans>
      For these products, {link} was accepted alongside this standard until {day}; since then, only this standard
      counts.
    </Trans>
  );
}
