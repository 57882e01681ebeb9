import { sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import type { Queryable } from '#db/client.server.ts';
import { canSignIn } from './members/change-member.server.ts';
import { staffRoles } from './staff.schema.ts';
import { may, type StaffRight } from './staff-policy.ts';

/**
 * The address of a screen of the desk, for a mail to the office.
 * @param path below `/desk`, as `/inbox/1207`
 * @param right without which the screen does not open
 * @returns null while nobody with that right can sign in, so that the mail has to lead there by another way
 */
export async function findDeskAddress(
  on: Pick<Queryable, 'execute'>,
  path: string,
  right: StaffRight,
): Promise<string | null> {
  const roles = staffRoles.filter((role) => may([role], right));
  const { rowCount } = await on.execute(sql`
    select from staff s where s.roles && ${sql.param(roles)}::text[] and ${canSignIn} limit 1`);
  return rowCount ? `${readEnv().DESK_URL}/desk${path}` : null;
}
