import { useLingui } from '@lingui/react/macro';
import type { Frequency } from '#features/alerts/alerts.schema.ts';
import type { Silence } from '#features/alerts/desk/told.schema.ts';
import type { SubjectKind } from '#features/change-events/change-events.schema.ts';

/** The words of alerts as the desk says them. */
export function useAlertNames() {
  const { t } = useLingui();
  const frequencies: Record<Frequency, string> = {
    immediate: t`At once`,
    daily: t`Daily`,
    weekly: t`Weekly`,
  };
  const kinds: Record<SubjectKind, string> = {
    order: t`Orders`,
    product: t`Products`,
    family: t`Families`,
    standard: t`Standards`,
    service: t`Services`,
  };
  const silences: Record<Silence, string> = {
    'no-news': t`Nobody: it is older than a year, with no day ahead.`,
    'taken-back': t`Nobody: what it takes back was told to nobody.`,
    wording: t`Nobody: what is printed is put right, and no mail is sent of that.`,
  };
  return { frequencies, kinds, silences };
}
