import { msg } from '@lingui/core/macro';
import type { Holiday } from '#features/holidays/holidays.schema.ts';

/** How each type of holiday is named and coloured, wherever one is shown. The initials are those of the official lists. */
export const holidayTones = {
  Gazetted: { initials: 'PH', name: msg`Public Holiday`, text: 'text-gazetted', edge: 'border-gazetted' },
  Restricted: { initials: 'RH', name: msg`Restricted Holiday`, text: 'text-restricted', edge: 'border-restricted' },
} as const satisfies Record<Holiday['type'], object>;
