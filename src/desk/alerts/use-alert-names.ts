import { useLingui } from '@lingui/react/macro';
import type { consentActions, consentWays, Frequency } from '#features/alerts/alerts.schema.ts';
import type { LogState } from '#features/alerts/desk/log.schema.ts';
import type { WhyNobody } from '#features/alerts/desk/told.schema.ts';
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
    category: t`Categories of services`,
    'product-category': t`Categories of products`,
    sheet: t`Kept sheets`,
  };
  const whyNobody: Record<WhyNobody, string> = {
    'no-news': t`Nobody: it is older than a year, with no day ahead.`,
    'taken-back': t`Nobody: nobody had heard of what it takes back.`,
    unchanged: t`Nobody: every sheet that somebody follows says the same as before.`,
    wording: t`Nobody: what is printed is put right, and no mail is sent of that.`,
  };
  const states: Record<LogState, string> = {
    held: t`Held`,
    published: t`Published`,
    failed: t`Not told: error`,
    withdrawn: t`Taken back`,
  };
  const actions: Record<(typeof consentActions)[number], string> = {
    given: t`Agreed and confirmed`,
    changed: t`Changed`,
    withdrawn: t`Taken back`,
  };
  const ways: Record<(typeof consentWays)[number], string> = {
    'mail-link': t`by the button behind the link of a mail`,
    'manage-page': t`on the page of the list`,
    'one-click': t`by one click in a mail program`,
    mail: t`by a mail that asked for it`,
    complaint: t`by a complaint of the mail provider`,
    restore: t`when a backup was restored`,
    'client-area': t`in the client area`,
  };
  return { frequencies, kinds, whyNobody, states, actions, ways };
}
