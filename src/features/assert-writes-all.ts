import { Refusal } from '#core/http/refusal.ts';
import { staffTexts } from './staff/staff.messages.ts';
import type { StaffActor } from './staff-actor.ts';

/**
 * For what is in no language, such as the law, or in all of them.
 * @throws Refusal 403 for somebody who writes certain languages only
 */
export function assertWritesAll({ languages }: Pick<StaffActor, 'languages'>): void {
  if (languages) throw new Refusal(403, staffTexts.notAllowed, { reason: 'certain languages only' });
}
