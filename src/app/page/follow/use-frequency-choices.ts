import { useLingui } from '@lingui/react/macro';
import type { Frequency } from '#features/alerts/alerts.schema.ts';

/** How often mails can come, in the order in which it is offered. */
export function useFrequencyChoices(): Record<Frequency, string> {
  const { t } = useLingui();
  return { weekly: t`Once a week`, daily: t`Once a day`, immediate: t`At once` };
}
