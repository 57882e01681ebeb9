import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SeenOrder } from '#features/law/law.schema.ts';
import { FactList } from '#ui/fact-list.tsx';
import { useLawNames } from '../use-law-names.ts';

/** Where on the site a new order appears, in the words that visitors read. */
export function Appearance({ order: { known, entries, days, isTold } }: { order: SeenOrder }) {
  const { t } = useLingui();
  const { factsOf, forWhom, day } = useLawNames();
  const { number, title, slug } = known;
  return (
    <section aria-label={t`What appears on the site`} className="stack-4">
      <h2 className="text-xl">
        <Trans>What appears on the site</Trans>
      </h2>
      <FactList
        facts={[
          {
            term: t`Register of orders`,
            value: (
              <>
                <span className="block wrap-anywhere">
                  {number && <bdi className="font-semibold">{number}</bdi>} <bdi>{title}</bdi>
                </span>
                <span className="block text-sm text-ink-2">{factsOf(known)}</span>
              </>
            ),
          },
          { term: t`Its page and timeline`, value: <bdi className="wrap-anywhere">/orders/{slug}</bdi> },
          { term: t`Entries of lists`, value: <Plural value={entries} one="# entry" other="# entries" /> },
          {
            term: t`Calendar`,
            value:
              days.length === 0
                ? t`No day is ahead.`
                : days.map(({ on, audiences }) => (
                    <span key={`${on} ${audiences}`} className="block">
                      {day(on)}: {forWhom(audiences)}
                    </span>
                  )),
          },
          {
            term: t`Feeds of changes`,
            value: isTold ? t`As news, from its publication here.` : t`Not told: it is too old to be news.`,
          },
        ]}
      />
    </section>
  );
}
