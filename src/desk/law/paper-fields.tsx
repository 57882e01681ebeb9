import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DeskForm } from '#desk/calls/use-desk-form.ts';
import { audiences, confidences, orderKinds } from '#features/orders/order-kinds.schema.ts';
import { Checkbox, SelectField, TextField } from '#ui/fields/field.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { useLawNames } from './use-law-names.ts';

/** What a field of a form gives. */
type Field = ReturnType<DeskForm['field']>;

/** What kind of paper it is. */
export function PaperKind(field: Field) {
  const { t } = useLingui();
  const { instruments } = useLawNames();
  return (
    <SelectField {...field} label={t`Kind`}>
      {orderKinds.map((value) => (
        <option key={value} value={value}>
          {instruments[value]}
        </option>
      ))}
    </SelectField>
  );
}

/** Where the paper was read, and where somebody else finds it. */
export function ReadIn({ form, hint }: { form: Pick<DeskForm<'confidence' | 'source'>, 'field'>; hint: ReactNode }) {
  const { t } = useLingui();
  const { confidences: readIn } = useLawNames();
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <SelectField {...form.field('confidence')} label={t`Where you read it`}>
        {confidences.map((value) => (
          <option key={value} value={value}>
            {readIn[value]}
          </option>
        ))}
      </SelectField>
      <TextField {...form.field('source')} label={t`Source`} hint={hint} />
    </div>
  );
}

/** The groups of those for whom it holds. */
export function ForWhom({ id, error, ...field }: Field) {
  const { groups } = useLawNames();
  return (
    <fieldset>
      <legend className="font-semibold">
        <Trans>For whom</Trans>
      </legend>
      <div className="gap-x-6 sm:flex sm:flex-wrap">
        {audiences.map((audience, at) => (
          <Checkbox
            key={audience}
            {...field}
            id={at === 0 ? id : `${id}-${audience}`}
            value={audience}
            label={groups[audience]}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
