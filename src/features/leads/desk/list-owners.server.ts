import { asc, eq } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { staff } from '#db/schema/staff.ts';
import { may } from '#features/staff/staff-policy.ts';

/** The members of staff to whom a lead can be given, by name. */
export async function listOwners(on: Pick<Queryable, 'select'>) {
  const { id, name, roles, isActive } = staff;
  const people = await on.select({ id, name, roles }).from(staff).where(eq(isActive, true)).orderBy(asc(name), asc(id));
  return people.filter((person) => may(person.roles, 'leads.write'));
}
