import { useLingui } from '@lingui/react/macro';
import type { Audience } from '#features/orders/order.schema.ts';

/** The options of the filter "for whom" of a list, with their labels. */
export function useAudienceChoices(): { value: Audience; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'large', label: t`Large enterprises` },
    { value: 'medium', label: t`Medium enterprises` },
    { value: 'small', label: t`Small enterprises` },
    { value: 'micro', label: t`Micro enterprises` },
    { value: 'import', label: t`Importers` },
  ];
}
