import { Trans } from '@lingui/react/macro';
import { holidayTones } from './holiday-tones.ts';

/** What the colours and initials of the calendar mean. */
export function HolidayLegend() {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      <li className={`border-s-4 ps-2 ${holidayTones.Gazetted.edge}`}>
        <Trans>
          <b>PH</b> is Public Holiday
        </Trans>
      </li>
      <li className={`border-s-4 ps-2 ${holidayTones.Restricted.edge}`}>
        <Trans>
          <b>RH</b> is Restricted Holiday
        </Trans>
      </li>
      <li className="border-s-4 border-edge ps-2">
        <Trans>
          <b>Sat</b> and <b>Sun</b> are weekly off
        </Trans>
      </li>
    </ul>
  );
}
