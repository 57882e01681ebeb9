import { useLingui } from '@lingui/react/macro';
import { formNames } from '#features/leads/desk/answers.messages.ts';
import type { LeadEventKind, LeadForm, LeadStatus } from '#features/leads/lead-kinds.schema.ts';

/** The names of forms, states and events at the desk. */
export function useLeadNames() {
  const { t, i18n } = useLingui();
  const formName = (form: LeadForm) => i18n._(formNames[form]);
  const statuses: Record<LeadStatus, string> = {
    new: t`New`,
    contacted: t`Contacted`,
    qualified: t`Qualified`,
    quoted: t`Quoted`,
    won: t`Won`,
    lost: t`Lost`,
    spam: t`Spam`,
  };
  const events: Record<LeadEventKind, string> = {
    created: t`The form arrived`,
    'sent-again': t`The form was sent again`,
    'code-sent': t`A code was mailed to the sender`,
    'code-refused': t`No further code was mailed to the sender`,
    verified: t`The sender’s email address was verified`,
    'file-lost': t`A file was sent and could not be stored`,
    'file-expired': t`A file was deleted after its retention time`,
    'notice-deferred': t`Its notice waits for the digest`,
    'notice-in-digest': t`Its notice was part of a digest`,
    'appointment-reserved': t`A time was reserved`,
    'appointment-confirmed': t`The call was confirmed`,
    'appointment-moved': t`The call was moved`,
    'appointment-cancelled': t`The call was cancelled`,
    opened: t`Opened`,
    'file-opened': t`Opened a file`,
    'file-added': t`Added a file`,
    note: t`Note`,
    'mail-sent': t`Email sent`,
    'call-outcome': t`Outcome of a call`,
    assigned: t`Owner changed`,
    status: t`Status changed`,
    company: t`Company changed`,
    merged: t`Merged`,
    split: t`Merge undone`,
  };
  return { formName, statuses, events };
}
