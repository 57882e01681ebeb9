import type { AnswerOf, JsonCallName, RequestOf, WritingCallName } from '#core/http/typed-call.ts';
import type { clientsDesk } from '#features/accounts/desk/clients.desk.api.ts';
import type { alertsDesk } from '#features/alerts/desk/alerts.desk.api.ts';
import type { appointmentsDesk } from '#features/appointments/desk/appointments.desk.api.ts';
import type { auditDesk } from '#features/audit/audit.api.ts';
import type { commentsDesk } from '#features/blogs/desk/comments.desk.api.ts';
import type { finderDesk } from '#features/finder/desk/finder.desk.api.ts';
import type { kycPasswordsDesk } from '#features/kyc/desk/kyc-passwords.desk.api.ts';
import type { alertsOfLawDesk } from '#features/law/alerts-of-law.desk.api.ts';
import type { lawDesk } from '#features/law/law.desk.api.ts';
import type { newOrderDesk } from '#features/law/new-order/new-order.desk.api.ts';
import type { queuesDesk } from '#features/law/queues.desk.api.ts';
import type { leadsDesk } from '#features/leads/desk/leads.desk.api.ts';
import type { viewsDesk } from '#features/leads/desk/views.desk.api.ts';
import type { leadFilesDesk } from '#features/leads/files/lead-files.desk.api.ts';
import type { mediaDesk } from '#features/media/media.desk.api.ts';
import type { paletteDesk } from '#features/palette/palette.desk.api.ts';
import type { recordListsDesk } from '#features/records/record-lists.desk.api.ts';
import type { recordsDesk } from '#features/records/records.desk.api.ts';
import type { redirectsDesk } from '#features/redirects/redirects.desk.api.ts';
import type { accessDesk } from '#features/staff/access.api.ts';
import type { meApi } from '#features/staff/me.api.ts';
import type { signInDesk } from '#features/staff/sign-in.api.ts';
import type { staffDesk } from '#features/staff/staff.api.ts';

/** Every call that the desk can make. This file holds types only, so it brings nothing of the server into the browser. */
type DeskCalls = typeof accessDesk &
  typeof alertsDesk &
  typeof alertsOfLawDesk &
  typeof appointmentsDesk &
  typeof auditDesk &
  typeof clientsDesk &
  typeof commentsDesk &
  typeof finderDesk &
  typeof kycPasswordsDesk &
  typeof lawDesk &
  typeof newOrderDesk &
  typeof leadFilesDesk &
  typeof leadsDesk &
  typeof mediaDesk &
  typeof meApi &
  typeof paletteDesk &
  typeof queuesDesk &
  typeof recordListsDesk &
  typeof recordsDesk &
  typeof redirectsDesk &
  typeof signInDesk &
  typeof staffDesk &
  typeof viewsDesk;

/** The calls that answer with JSON; files are fetched through links. */
export type DeskCallName = JsonCallName<DeskCalls>;

/** The calls that write public content. */
export type WritingDeskCallName = WritingCallName<DeskCalls>;

/** What a call answers: `DeskCallAnswer<'GET /me'>`. */
export type DeskCallAnswer<Name extends DeskCallName> = AnswerOf<DeskCalls[Name]>;

/** What is sent with a call: the `params` of its path, its `query`, and its body as `input`. */
export type DeskCallRequest<Name extends DeskCallName> = RequestOf<DeskCalls[Name]>;
