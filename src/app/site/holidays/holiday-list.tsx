import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { data, useHref } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { CalendarLinks } from '#app/page/calendars/calendar-links.tsx';
import { Crumbs } from '#app/page/crumbs.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { faultMeta } from '#app/system/page-fault.tsx';
import { RetriedPage } from '#app/system/retried-page.tsx';
import { longMonth, todayInIndia } from '#core/time/dates.ts';
import { isoMonth, workingDays } from '#features/holidays/calendar-month.ts';
import { HolidayLegend } from '#features/holidays/components/holiday-legend.tsx';
import { MonthList } from '#features/holidays/components/month-list.tsx';
import { MonthTable } from '#features/holidays/components/month-table.tsx';
import { findCalendarFiles } from '#features/holidays/find-calendar-files.server.ts';
import { listHolidays } from '#features/holidays/list-holidays.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { listPublications } from '#features/publications/list-publications.server.ts';
import { Container, PageHeader } from '#ui/section.tsx';
import type { Route } from './+types/holiday-list';
import { CalendarFileButtons } from './calendar-file-buttons.tsx';
import { MonthHeading } from './month-heading.tsx';
import { monthHandle, offeredYears, readMonth } from './shown-month.ts';
import { WrongMonth } from './wrong-month.tsx';
import { YearRegister } from './year-register.tsx';
import { YearSource } from './year-source.tsx';

export const handle = monthHandle;

const title = msg`Holiday calendar`;
const crumbs = [{ label: title, to: '/holiday-list' }];

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return faultMeta(args);
  const { page, wrong } = args.loaderData;
  return pageMeta(args, {
    title,
    description: msg`The holidays of central government offices in India, month by month, with a list and a calendar to download and a feed for your own calendar.`,
    edited: page?.seo,
    crumbs,
    noindex: wrong !== null,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [holidays, page, publications] = await Promise.all([
    listHolidays(language),
    findPage('holiday-list', language),
    listPublications(language),
  ]);
  const years = offeredYears(holidays);
  const { shown, wrong } = readMonth(request, years);
  const ofYear = holidays.filter(({ date }) => date.startsWith(`${shown.year}-`));
  const inMonth = (month: number) => ofYear.filter(({ date }) => date.startsWith(isoMonth(shown.year, month)));
  const answer = {
    page: page && { name: page.name, lead: page.tagLine, seo: page.seo },
    today: todayInIndia(),
    years,
    shown,
    wrong,
    isListed: ofYear.length > 0,
    counts: Array.from(
      { length: 12 },
      (_, index) => inMonth(index + 1).filter(({ type }) => type === 'Gazetted').length,
    ),
    holidays: inMonth(shown.month),
    files: (await findCalendarFiles(shown.year)) ?? { holidayFile: null, calendarFile: null },
    publication: publications.get('holidays') ?? null,
    feedHost: new URL(context.get(publicUrlContext)).host,
  };
  return data(answer, { status: wrong ? 404 : 200 });
}

export default function HolidayList({ loaderData }: Route.ComponentProps) {
  const { page, today, years, shown, wrong, isListed, counts, holidays, files, publication, feedHost } = loaderData;
  const { t, i18n } = useLingui();
  const feeds = [
    { to: useHref('/holiday-list/all.ics'), label: t`All holidays` },
    { to: useHref('/holiday-list/public.ics'), label: t`Public holidays only` },
  ];
  const month = longMonth(isoMonth(shown.year, shown.month), i18n.locale);
  const open = workingDays(shown.year, shown.month, holidays);
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          breadcrumb={<Crumbs parents={[]} page={title} />}
          title={page?.name ?? i18n._(title)}
          lead={
            page?.lead ??
            t`The days on which central government offices are closed, so that you can plan applications, hearings and deliveries of samples around them.`
          }
        />
      </div>
      <Container className="py-6 md:py-10 print:py-2">
        {wrong && <WrongMonth wrong={wrong} years={years} />}
        <YearRegister shown={shown} years={years} counts={counts} />
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem] print:mt-0 print:block">
          <section aria-labelledby="month">
            <MonthHeading shown={shown} years={years} name={month} />
            <MonthTable {...shown} caption={month} holidays={holidays} today={today} />
            <div className="mt-4 mb-2">
              <HolidayLegend />
            </div>
            <p className="mt-4 text-ink-2">
              <Plural
                value={open}
                one="Offices with a five-day week work on # day this month."
                other="Offices with a five-day week work on # days this month."
              />
            </p>
          </section>
          <div className="stack-8">
            <section aria-labelledby="month-list">
              <h2 id="month-list" className="mb-4 text-2xl">
                <Trans>Holidays in {month}</Trans>
              </h2>
              {holidays.length > 0 ? (
                <MonthList holidays={holidays} />
              ) : isListed ? (
                <p className="text-ink-2">
                  <Trans>There is no holiday on the list for this month.</Trans>
                </p>
              ) : (
                <p className="text-ink-2">
                  <Trans>
                    The government has not published its list for {shown.year} yet. It usually does so in the middle of
                    the year before.
                  </Trans>
                </p>
              )}
            </section>
            <section aria-labelledby="take-along" className="no-print border-t border-ink pt-5 stack-4">
              <h2 id="take-along" className="text-2xl">
                <Trans>Take the year with you</Trans>
              </h2>
              <CalendarFileButtons year={shown.year} files={files} />
              <CalendarLinks host={feedHost} feeds={feeds} />
            </section>
            {publication && <YearSource publication={publication} year={shown.year} isListed={isListed} />}
          </div>
        </div>
      </Container>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RetriedPage error={error} call="GET /holiday-list" />;
}
