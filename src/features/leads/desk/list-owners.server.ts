import { and, asc, eq, exists, not } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { leads } from '#db/schema/leads.ts';
import { staff } from '#db/schema/staff.ts';
import { may } from '#features/staff/staff-policy.ts';

/** The members of staff to whom a lead can be given, by name. */
export async function listOwners(on: Pick<Queryable, 'select'>) {
  const { id, name, roles, isActive } = staff;
  const people = await on.select({ id, name, roles }).from(staff).where(eq(isActive, true)).orderBy(asc(name), asc(id));
  return people.filter((person) => may(person.roles, 'leads.write'));
}

/** Those who have left and still own leads, by name. */
export function listFormerOwners(on: Pick<Queryable, 'select'>) {
  const { id, name, isActive } = staff;
  const owned = on.select({ id: leads.id }).from(leads).where(eq(leads.ownerId, id));
  return on
    .select({ id, name })
    .from(staff)
    .where(and(not(isActive), exists(owned)))
    .orderBy(asc(name), asc(id));
}
