import { sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import type { Queryable } from '#db/client.server.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { canSignIn } from '#features/staff/members/change-member.server.ts';
import type { StaffRole } from '#features/staff/staff.schema.ts';
import { may } from '#features/staff/staff-policy.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { leadMentionMail } from '../mails/lead-mails.ts';
import { findMentioned } from './find-mentioned.ts';

type Colleague = { id: number; name: string; email: string; language: string; roles: StaffRole[]; canSignIn: boolean };

/**
 * Mails the colleagues who are named in a note of a lead and can read it at the desk. The mail has no word of the note,
 * which goes with the lead when its sender is erased.
 * @returns their names
 */
export async function tellMentioned(tx: Queryable, actor: StaffActor, leadId: number, text: string): Promise<string[]> {
  if (!text.includes('@')) return [];
  const { rows } = await tx.execute<Colleague>(sql`
    select s.id, s.name, s.email, s.language, s.roles, ${canSignIn} as "canSignIn" from staff s order by s.name, s.id`);
  const isReader = (each: Colleague) => each.canSignIn && each.id !== actor.staffId && may(each.roles, 'leads.read');
  const others = rows.filter((each) => !isReader(each));
  const mentioned = findMentioned(text, rows.filter(isReader), others);
  for (const { email, language } of mentioned) {
    const data = { leadId, by: actor.name, deskLink: `${readEnv().DESK_URL}/desk/inbox/${leadId}` };
    await queueMail(tx, leadMentionMail, { to: email, language, data });
  }
  return mentioned.map(({ name }) => name);
}
