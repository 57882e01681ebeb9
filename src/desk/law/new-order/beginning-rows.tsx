import { Trans, useLingui } from '@lingui/react/macro';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';
import { ForWhom } from '../paper-fields.tsx';
import { useRows } from '../use-rows.ts';
import type { NewOrderForm } from './new-order-form.ts';

/** When the order begins, for whom: mostly one day, or later ones for small enterprises. */
export function BeginningRows({ form }: { form: NewOrderForm }) {
  const { t } = useLingui();
  const { rows, add, remove } = useRows(form, 'beginnings');
  const { id, error } = form.field('beginnings');
  return (
    <fieldset id={id} tabIndex={-1} className="stack-4">
      <legend>
        <h2 className="text-xl">
          <Trans>When it begins</Trans>
        </h2>
      </legend>
      <FieldNotes id={id} error={error} />
      {rows.map(({ id: key }, at) => {
        return (
          <div key={key} className="stack-3 border-s-2 border-gold ps-4">
            <TextField
              {...form.field(`beginnings.${at}.on`)}
              type="date"
              label={t`From this day`}
              hint={<Trans>Leave it empty if the order leaves the day open.</Trans>}
            />
            <ForWhom {...form.field(`beginnings.${at}.audiences`)} />
            {rows.length > 1 && (
              <Button variant="quiet" className="-ms-2" onClick={() => remove(at)}>
                <Trans>Remove this day</Trans>
              </Button>
            )}
          </div>
        );
      })}
      {rows.length < audiences.length && (
        <Button variant="secondary" onClick={() => add({ on: '', audiences: [] })}>
          <Icon name="plus" size={16} />
          <Trans>Add another day</Trans>
        </Button>
      )}
    </fieldset>
  );
}
