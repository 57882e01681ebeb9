import { Trans, useLingui } from '@lingui/react/macro';
import { formatWeekday } from '#core/time/dates.ts';
import type { Holiday } from '#features/holidays/holidays.schema.ts';
import { OwnText } from '#ui/own-language.tsx';
import { holidayTones } from './holiday-tones.ts';

/** The holidays of a month: full weekday and date, name, and the type in a word and a colour. */
export function MonthList({ holidays }: { holidays: readonly Holiday[] }) {
  const { i18n } = useLingui();
  return (
    <>
      <ul className="stack-4 md:max-lg:columns-2 print:columns-3">
        {holidays.map(({ id, date, title, type, isTentative }) => {
          const { name, text, edge } = holidayTones[type];
          return (
            <li key={id} className={`break-inside-avoid border-s-2 ps-3 ${edge}`}>
              <time dateTime={date} className="block text-sm text-ink-2 tabular">
                {formatWeekday(date, i18n.locale)}
              </time>
              <span className={`block text-lg leading-snug font-semibold ${text}`}>
                <OwnText text={title} />
              </span>
              <span className="text-sm text-ink-2">
                {i18n._(name)}
                {isTentative && (
                  <>
                    {' · '}
                    <Trans>date may change</Trans>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {holidays.some(({ isTentative }) => isTentative) && (
        <p className="mt-5 text-sm text-ink-2">
          <Trans>
            A date that may change depends on the sighting of the moon or on an order that has not been published yet.
          </Trans>
        </p>
      )}
    </>
  );
}
