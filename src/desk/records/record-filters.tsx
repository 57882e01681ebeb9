import { Trans, useLingui } from '@lingui/react/macro';
import { Form, useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields/field.tsx';
import { useStateNames } from './record-state-chip.tsx';

/** What a list shows. A choice takes effect at once, words with Enter or the button. */
export function RecordFilters() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const states = Object.entries(useStateNames());
  const orders = [
    ['updatedAt.desc', t`Changed last`],
    ['title.asc', t`By name`],
  ] as const;
  const choices = [
    { name: 'status', label: t`State`, any: t`Any state`, options: states },
    { name: 'sort', label: t`Order`, any: t`Usual order`, options: orders },
  ];
  return (
    // Drawn anew for another address, so that the controls show what a link has chosen.
    <Form key={params.toString()} method="get" role="search" className="flex flex-wrap items-end gap-3 pb-4">
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          label={t`Name or address`}
          name="q"
          type="search"
          maxLength={200}
          defaultValue={params.get('q') ?? ''}
        />
      </div>
      {choices.map(({ name, label, any, options }) => (
        <div key={name} className="basis-44">
          <SelectField
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
        </div>
      ))}
      <Button type="submit" variant="secondary">
        <Trans>Find</Trans>
      </Button>
    </Form>
  );
}
