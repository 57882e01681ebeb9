import { randomUUID } from 'node:crypto';
import { db } from '#db/client.server.ts';
import { staff, staffPasskeys } from '#db/schema/staff.ts';
import type { StaffRole } from '#features/staff/staff.schema.ts';
import { onlyRow } from './only-row.ts';

type Columns = Partial<typeof staff.$inferInsert> & { roles: StaffRole[] };

/** A member of staff without any way to sign in; `enterDesk` gives them a session all the same. */
export async function createStaff(columns: Columns) {
  const email = `${randomUUID()}@staff.example`;
  const rows = await db()
    .insert(staff)
    .values({ name: 'Ira Menon', email, ...columns })
    .returning();
  return onlyRow(rows);
}

/** Gives somebody a passkey that no device has: the site counts them among those who can sign in. */
export async function addPasskey(staffId: number) {
  const passkey = { publicKey: 'none', deviceType: 'singleDevice', name: 'Laptop' };
  await db()
    .insert(staffPasskeys)
    .values({ staffId, credentialId: randomUUID(), ...passkey });
}
