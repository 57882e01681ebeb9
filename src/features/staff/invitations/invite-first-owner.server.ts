import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { theSystem } from '#features/audit/audit.server.ts';
import { canSignIn } from '#features/staff/members/change-member.server.ts';
import { inviteStaff } from './invitations.server.ts';

/**
 * A fresh invitation of the first owner, as long as no owner can sign in; the earlier one ends.
 * @returns null once one can, or if the database has no owner
 */
export async function inviteFirstOwner(): Promise<string | null> {
  const { rows } = await db().execute<{ name: string; email: string; can_sign_in: boolean }>(sql`
    select name, email, ${canSignIn} as can_sign_in from staff s where is_active and 'owner' = any(roles) order by can_sign_in desc, id`);
  const [first] = rows;
  if (!first || first.can_sign_in) return null;
  const { name, email } = first;
  return (await inviteStaff(theSystem, { name, email, roles: ['owner'], languages: null })).link;
}
