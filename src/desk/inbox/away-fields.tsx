import { Trans, useLingui } from '@lingui/react/macro';
import { todayInIndia } from '#core/time/dates.ts';
import type { Assignment } from '#features/leads/desk/assignment.schema.ts';
import { TextField } from '#ui/fields/field.tsx';

type Away = Assignment['rules']['away'];
type Props = Pick<Assignment, 'people'> & { away: Away; onChange: (away: Away) => void };

/** The last day on which somebody is away and gets no new leads. Days that have passed are left out when it is saved. */
export function AwayFields({ people, away, onChange }: Props) {
  const { t } = useLingui();
  const today = todayInIndia();

  function setUntil(id: number, until: string) {
    const others = away.filter(({ staff, until: day }) => staff !== id && day >= today);
    onChange(until ? [...others, { staff: id, until }] : others);
  }

  return (
    <section aria-labelledby="away" className="stack-3">
      <h2 id="away">
        <Trans>Away</Trans>
      </h2>
      <p className="text-sm text-ink-2">
        <Trans>Somebody who is away gets no new leads up to and including this day.</Trans>
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ id, name }) => (
          <TextField
            key={id}
            type="date"
            label={t`${{ name }} is away until`}
            min={today}
            value={away.find(({ staff }) => staff === id)?.until ?? ''}
            onChange={(event) => setUntil(id, event.currentTarget.value)}
          />
        ))}
      </div>
    </section>
  );
}
