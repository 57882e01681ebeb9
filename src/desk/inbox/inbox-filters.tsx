import { Trans, useLingui } from '@lingui/react/macro';
import { Form, useSearchParams } from 'react-router';
import { leadForms, leadStatuses } from '#features/leads/lead-kinds.schema.ts';
import { languages } from '#locales/languages.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields/field.tsx';
import { useLeadNames } from './use-lead-names.ts';

type Owner = { id: number; name: string };
type Choice = { name: string; label: string; any: string; options: (readonly [value: string, name: string])[] };

/** What the inbox can look for: `inboxQuery` says the same of what it is sent. */
const searchable = String.raw`\s*#?\d{1,9}\s*|.*[\p{L}\p{M}\p{N}]{3}.*`;

/** What the inbox shows. A choice takes effect at once, words with Enter or the button. */
export function InboxFilters({ owners }: { owners: readonly Owner[] }) {
  const { t } = useLingui();
  const { formName, statuses } = useLeadNames();
  const [params] = useSearchParams();
  const yesNo = [['yes', t`Yes`] as const, ['no', t`No`] as const];
  const choices: Choice[] = [
    {
      name: 'status',
      label: t`Status`,
      any: t`All but spam`,
      options: leadStatuses.map((status) => [status, statuses[status]] as const),
    },
    {
      name: 'owner',
      label: t`Owner`,
      any: t`Anybody`,
      options: [['me', t`Me`], ['nobody', t`Nobody`], ...owners.map(({ id, name }) => [String(id), name] as const)],
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
    { name: 'sort', label: t`Order`, any: t`Newest first`, options: [['due', t`Waiting, most urgent first`]] },
  ];

  return (
    // Drawn anew for another address, so that the controls show what a link has chosen.
    <Form key={params.toString()} method="get" role="search" className="stack-4 py-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            label={t`Words or number`}
            name="q"
            type="search"
            maxLength={100}
            defaultValue={params.get('q') ?? ''}
            placeholder={t`Name, address, company, message, #1207`}
            pattern={searchable}
            title={t`Three letters or more, or the number of a lead`}
          />
        </div>
        <Button type="submit" variant="secondary">
          <Trans>Find</Trans>
        </Button>
      </div>
      <details open={[...choices.map(({ name }) => name), 'until'].some((name) => params.get(name))}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-assay">
          <Trans>Filters</Trans>
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-4">
          {choices.map(({ name, label, any, options }) => (
            <SelectField
              key={name}
              label={label}
              name={name}
              defaultValue={params.get(name) ?? ''}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
            >
              <option value="">{any}</option>
              {options.map(([value, option]) => (
                <option key={value} value={value}>
                  {option}
                </option>
              ))}
            </SelectField>
          ))}
          <TextField
            label={t`Received until`}
            name="until"
            type="date"
            defaultValue={params.get('until') ?? ''}
            onBlur={(event) => {
              if (event.currentTarget.value !== (params.get('until') ?? '')) event.currentTarget.form?.requestSubmit();
            }}
          />
        </div>
      </details>
    </Form>
  );
}
