import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { referralSources } from '#features/leads/lead-kinds.schema.ts';
import { SelectField } from '#ui/fields/field.tsx';
import { sourceLabels } from './option-labels.ts';

/** How the visitor heard of us. */
export function SourceField(field: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  const { t, i18n } = useLingui();
  return (
    <SelectField {...field} label={t`Where did you hear about us?`} required>
      <option value="">{t`Choose one`}</option>
      {referralSources.map((value) => (
        <option key={value} value={value}>
          {i18n._(sourceLabels[value])}
        </option>
      ))}
    </SelectField>
  );
}
