import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RequirementRow } from '#features/requirements/requirement-row.ts';
import type { Column } from '#ui/data-table.tsx';

const none = '–';

/** The columns that a service's compliance adds to its table; none if the compliance is not known. */
export function complianceColumns(compliance: string | null | undefined, i18n: I18n): Column<RequirementRow>[] {
  switch (compliance) {
    case 'Indian Standard':
      return [
        {
          key: 'standards',
          header: i18n._(msg`IS Standard`),
          plain: true,
          width: 'w-[26%]',
          cell: (row) => row.standards ?? none,
        },
      ];
    case 'Group, Scheme':
      return [
        { key: 'group', header: i18n._(msg`Group`), width: 'w-[18%]', cell: (row) => row.group ?? none },
        { key: 'scheme', header: i18n._(msg`Scheme`), width: 'w-24', cell: (row) => row.scheme ?? none },
      ];
    case 'EEE Code':
      return [
        { key: 'eee', header: i18n._(msg`EEE Code`), numeric: true, width: 'w-32', cell: (row) => row.eeeCode ?? none },
      ];
    default:
      return [];
  }
}
