import { useLingui } from '@lingui/react/macro';
import type { Audience } from '#features/orders/order-kinds.schema.ts';
import type { StateChoice } from '#features/requirements/requirement-state.schema.ts';

/** The options of the filter "state" of a list, with their labels. */
export function useStateChoices(): { value: StateChoice; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'in-force', label: t`In force` },
    { value: 'upcoming', label: t`Upcoming` },
    { value: 'paused', label: t`Paused` },
    { value: 'withdrawn', label: t`Withdrawn` },
    { value: 'listed', label: t`Compulsory; start date not known` },
    { value: 'unknown', label: t`Not known` },
  ];
}

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
