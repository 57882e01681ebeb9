import { Trans, useLingui } from '@lingui/react/macro';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields/field.tsx';

/** Narrows the log down; a choice counts at once, and a day when the form is sent. */
export function AuditFilters({
  actions,
  staff,
}: {
  actions: readonly string[];
  staff: readonly { id: number; name: string }[];
}) {
  const { t } = useLingui();
  const submit = useSubmit();
  const [query] = useSearchParams();
  const value = (name: string) => query.get(name) ?? '';

  return (
    <Form
      // Of another address, it shows what that asks for.
      key={query.toString()}
      role="search"
      aria-label={t`Filters`}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto_auto]"
    >
      <SelectField
        name="staff"
        label={t`Who`}
        defaultValue={value('staff')}
        onChange={(event) => submit(event.currentTarget.form, { replace: true })}
      >
        <option value="">{t`Everybody`}</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="action"
        label={t`What`}
        defaultValue={value('action')}
        onChange={(event) => submit(event.currentTarget.form, { replace: true })}
      >
        <option value="">{t`Everything`}</option>
        {actions.map((action) => (
          <option key={action} value={action}>
            {action}
          </option>
        ))}
      </SelectField>
      <TextField name="from" type="date" label={t`From`} defaultValue={value('from')} />
      <TextField name="to" type="date" label={t`Until`} defaultValue={value('to')} />
      <Button type="submit" variant="secondary">
        <Trans>Show</Trans>
      </Button>
    </Form>
  );
}
