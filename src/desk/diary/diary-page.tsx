import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { addDays, formatWeekday, longDate, todayInIndia } from '#core/time/dates.ts';
import { load } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import type { Diary } from '#features/appointments/desk/diary.schema.ts';
import { may } from '#features/staff/staff-policy.ts';
import { LinkButton } from '#ui/button.tsx';
import { DiaryEntryItem } from './diary-entry-item.tsx';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** `?day=2026-11-24` names the day, or with `&view=day` that day alone; else the week in which it is. */
export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const asked = params.get('day') ?? '';
  const day = isoDay.test(asked) ? asked : todayInIndia();
  const isDay = params.get('view') === 'day';
  const from = isDay ? day : mondayOf(day);
  const to = isDay ? day : addDays(from, 6);
  const diary = await load('GET /appointments', { query: { from, to }, signal: request.signal });
  return { diary, day, isDay, from, to };
}

/** The telephone calls of the office by day or week, beside the holidays. */
export function Component() {
  const { t, i18n } = useLingui();
  const { diary, day, isDay, from, to } = useLoaderData<typeof loader>();
  const address = (of: string, view = isDay) => `?day=${of}${view ? '&view=day' : ''}`;
  const step = isDay ? 1 : 7;
  return (
    <DeskPage title={t`Diary`} lead={<Trans>The calls of the office, in Indian time.</Trans>}>
      <nav aria-label={t`Days`} className="flex flex-wrap items-center gap-3 border-b border-rule pb-4">
        <LinkButton to={address(addDays(from, -step))} variant="secondary">
          {isDay ? <Trans>Day before</Trans> : <Trans>Week before</Trans>}
        </LinkButton>
        <LinkButton to={address(todayInIndia())} variant="secondary">
          <Trans>Today</Trans>
        </LinkButton>
        <LinkButton to={address(addDays(from, step))} variant="secondary">
          {isDay ? <Trans>Day after</Trans> : <Trans>Week after</Trans>}
        </LinkButton>
        <LinkButton to={address(day, !isDay)} variant="quiet" className="ms-auto">
          {isDay ? <Trans>Show the week</Trans> : <Trans>Show one day</Trans>}
        </LinkButton>
      </nav>
      <div className="stack-8 pt-6">
        {diary.days
          .filter(({ date, isOpen }) => isDay || isOpen || hasEntries(diary, date))
          .map((each) => (
            <DiaryDay key={each.date} day={each} diary={diary} />
          ))}
        {!isDay && (
          <p className="text-sm text-ink-2">
            <Trans>
              Days without calls on which the office is closed are left out: {longDate(from, i18n.locale)} to{' '}
              {longDate(to, i18n.locale)}.
            </Trans>
          </p>
        )}
      </div>
    </DeskPage>
  );
}

function DiaryDay({ day: { date, isOpen, holidays }, diary }: { day: Diary['days'][number]; diary: Diary }) {
  const { i18n } = useLingui();
  const { roles } = useMe();
  const change = useChange();
  const entries = diary.entries.filter((entry) => entry.date === date);
  const isToday = date === todayInIndia();
  return (
    <section aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className={`pb-1 ${isToday ? 'border-b-2 border-gold' : 'border-b border-ink'}`}>
        <Link to={`?day=${date}&view=day`} className="hover:underline">
          {formatWeekday(date, i18n.locale)}
        </Link>
        {isToday && (
          <span className="ms-3 text-base font-normal text-ink-2">
            <Trans>today</Trans>
          </span>
        )}
      </h2>
      {(holidays.length > 0 || !isOpen) && (
        <p className="pt-2 text-sm text-ink-2">
          {[...holidays].join(', ')} {!isOpen && <Trans>The office is closed.</Trans>}
        </p>
      )}
      {entries.length === 0 ? (
        <p className="py-2 text-ink-2">
          <Trans>No calls</Trans>
        </p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <DiaryEntryItem key={entry.id} entry={entry} isWriter={may(roles, 'leads.write')} onChange={change} />
          ))}
        </ul>
      )}
    </section>
  );
}

function hasEntries({ entries }: Diary, date: string): boolean {
  return entries.some((entry) => entry.date === date);
}

function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}
