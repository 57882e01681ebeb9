import { useLingui } from '@lingui/react/macro';
import { type FilterChoice, ListFilters } from '#desk/lists/list-filters.tsx';
import { leadForms, leadStatuses } from '#features/leads/lead-kinds.schema.ts';
import { languages } from '#locales/languages.ts';
import { useLeadNames } from './use-lead-names.ts';

type Owner = { id: number; name: string };

/** What the inbox can look for: `inboxQuery` says the same of what it is sent. */
const searchable = String.raw`\s*#?\d{1,9}\s*|.*[\p{L}\p{M}\p{N}]{3}.*`;

/** What the inbox shows. */
export function InboxFilters({ owners, former }: { owners: readonly Owner[]; former: readonly Owner[] }) {
  const { t } = useLingui();
  const { formName, statuses } = useLeadNames();
  const yesNo = [['yes', t`Yes`] as const, ['no', t`No`] as const];
  const choices: FilterChoice[] = [
    {
      name: 'status',
      label: t`Status`,
      any: t`All but spam`,
      options: leadStatuses.map((status) => [status, statuses[status]] as const),
    },
    {
      name: 'owner',
      label: t({ message: 'Owner', context: 'of a lead' }),
      any: t`Anybody`,
      options: [
        ['me', t`Me`],
        ['nobody', t`Nobody`],
        ...owners.map(({ id, name }) => [String(id), name] as const),
        ...former.map(({ id, name }) => [String(id), t`${{ name }} (has left)`] as const),
      ],
    },
    {
      name: 'form',
      label: t`Form`,
      any: t`Any form`,
      options: leadForms.map((form) => [form, formName(form)] as const),
    },
    {
      name: 'language',
      label: t`Language`,
      any: t`Any language`,
      options: languages.map(({ code, name }) => [code, name] as const),
    },
    { name: 'verified', label: t`Email verified`, any: t`Either`, options: yesNo },
    { name: 'spam', label: t`Looks like spam`, any: t`Either`, options: yesNo },
    {
      name: 'due',
      label: t`Due`,
      any: t`At any time`,
      options: [
        ['overdue', t`Overdue`],
        ['today', t`By the end of today`],
      ],
    },
    {
      name: 'sort',
      label: t({ message: 'Order', context: 'of the rows of a list' }),
      any: t`Newest first`,
      options: [['due', t`Waiting, most urgent first`]],
    },
  ];

  return (
    <ListFilters
      words={{
        label: t`Words or number`,
        maxLength: 100,
        placeholder: t`Name, company or #1207`,
        pattern: searchable,
        title: t`Three letters or more, or the number of a lead`,
      }}
      choices={choices}
      days={[{ name: 'until', label: t`Received until` }]}
      isFolded
    />
  );
}
