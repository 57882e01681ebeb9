import { Trans, useLingui } from '@lingui/react/macro';
import { ReferenceField } from '#desk/records/form/reference-field.tsx';
import type { NewOrderChoices } from '#features/law/new-order/new-order.schema.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields/field.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRows } from '../use-rows.ts';
import type { NewOrderForm } from './new-order-form.ts';

type Props = { form: NewOrderForm; approvals: NewOrderChoices['approvals'] };

/** Goods that no list has yet: a product with its standards and families, and the approval that it needs. */
export function EntryRows({ form, approvals }: Props) {
  const { t } = useLingui();
  const { rows, add, remove } = useRows(form, 'entries');
  const { id, error } = form.field('entries');
  const first = approvals.find(({ list }) => list === 'bis_isi') ?? approvals[0];
  const empty = { list: first?.list ?? '', product: '', name: '', standards: [], families: [], strength: 'covers' };
  return (
    <fieldset id={id} tabIndex={-1} className="stack-4">
      <legend className="font-semibold">
        <Trans>Goods that no list has yet</Trans>
      </legend>
      <FieldNotes id={id} error={error} />
      {rows.map(({ id: key }, at) => {
        const field = (name: string) => form.field(`entries.${at}.${name}`);
        const number = at + 1;
        return (
          <div key={key} className="stack-4 border-s-2 border-gold ps-4">
            <p className="font-semibold">
              <Trans>Goods {number}</Trans>
            </p>
            <Named form={form} name={`entries.${at}.product`} kind="products" label={t`Product`} isMany={false} />
            <SelectField {...field('list')} label={t`Approval that they need`}>
              {approvals.map(({ list, name }) => (
                <option key={list} value={list}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Named form={form} name={`entries.${at}.standards`} kind="standards" label={t`Standards`} isMany />
            <Named
              form={form}
              name={`entries.${at}.families`}
              kind="families"
              label={t`Families of the approval finder`}
              isMany
            />
            <SelectField {...field('strength')} label={t`Of these families it covers`}>
              <option value="covers">{t`all products`}</option>
              <option value="may-cover">{t`some products`}</option>
            </SelectField>
            <TextField
              {...field('name')}
              label={t`As the order calls them (optional)`}
              hint={<Trans>Only if the order has other words than the product.</Trans>}
            />
            <Button variant="quiet" className="-ms-2" onClick={() => remove(at)}>
              <Trans>Remove goods {number}</Trans>
            </Button>
          </div>
        );
      })}
      <Button variant="secondary" onClick={() => add(empty)}>
        <Icon name="plus" size={16} />
        <Trans>Add goods</Trans>
      </Button>
    </fieldset>
  );
}

type NamedProps = { form: NewOrderForm; name: `entries.${string}`; kind: string; label: string; isMany: boolean };

/** Other records by their names; the form keeps their slugs. */
function Named({ form: { inputs, field }, name, kind, label, isMany }: NamedProps) {
  const { id, error } = field(name);
  return (
    <ReferenceField
      {...{ id, error, kind, label, isMany }}
      required={!isMany}
      disabled={false}
      value={inputs.watch(name)}
      onChange={(value) => {
        inputs.clearErrors(name);
        inputs.setValue(name, value ?? '', { shouldDirty: true });
      }}
    />
  );
}
