import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCall } from '#app/calls/use-call.ts';
import type { CalendarFiles } from '#features/holidays/find-calendar-files.server.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

/**
 * The files of the shown year. They are fetched again whenever the year changes.
 *
 * @param files those of the year in the address
 */
export function CalendarFileButtons({ year, files }: { year: number; files: CalendarFiles }) {
  const [firstYear] = useState(year);
  const { result } = useCall('POST /calendar-brochures', year === firstYear ? null : { input: { year } });
  const fetched = result?.ok ? result.data.data[0] : undefined;
  const shown = result?.ok
    ? { holidayFile: fetched?.holiday_file ?? null, calendarFile: fetched?.calender_file ?? null }
    : files;
  return (
    <div className="flex flex-wrap gap-3">
      <FileButton file={shown.holidayFile}>
        <Trans>Download Holiday List</Trans>
      </FileButton>
      <FileButton file={shown.calendarFile}>
        <Trans>Download Calendar</Trans>
      </FileButton>
    </div>
  );
}

function FileButton({ file, children }: { file: string | null; children: ReactNode }) {
  const { t } = useLingui();
  const toast = useToast();
  const content = (
    <>
      <Icon name="download" size={18} />
      {children}
    </>
  );
  if (!file) {
    // The spelling is the specification's.
    const message = t`comming soon Plaese select another Year`;
    return (
      <Button variant="secondary" onClick={() => toast.note(message)}>
        {content}
      </Button>
    );
  }
  return (
    // Not a `<Link>`, which would put the language of the page before the address of the file.
    <a href={`/storage/${file}`} target="_blank" rel="noopener" className={buttonClass('secondary')}>
      {content}
    </a>
  );
}
