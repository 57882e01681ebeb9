import { and, desc, eq, or, sql } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { db, type Queryable, type Transaction } from '#db/client.server.ts';
import { clients, sessions } from '#db/schema/accounts.ts';
import { appointments } from '#db/schema/appointments.ts';
import { auditLog } from '#db/schema/audit.ts';
import { blogComments } from '#db/schema/blogs.ts';
import { clientBrochures } from '#db/schema/brochures.ts';
import { leads } from '#db/schema/leads.ts';
import { clientProjects } from '#db/schema/projects.ts';
import { staff, staffInvitations } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { isActiveSession } from '../sessions.server.ts';
import { type ClientView, mostListed } from './clients.schema.ts';
import { findHold } from './hold-client.server.ts';
import { toClientRow } from './list-clients.server.ts';

type Client = typeof clients.$inferSelect;

/**
 * A client with what the client area shows of them and what they sent. The audit log says once an hour who reads it.
 * @throws NotFoundError
 */
export async function getClient(actor: StaffActor, id: number): Promise<ClientView> {
  const client = await transaction(async (tx) => {
    const found = await getClientRow(tx, id);
    await recordReading(tx, actor, id);
    return found;
  });
  const { countryCode, phone, language, passwordHash, consentVersion } = client;
  const [isStaff, hold, counts, sessionRows, sent] = await Promise.all([
    isOfStaff(db(), client.email),
    findHold(id),
    countOwn(id),
    actor.rights.includes('clients.manage') ? listActiveSessions(id) : null,
    listSent(client),
  ]);
  return {
    ...toClientRow(client),
    phone: `${countryCode} ${phone}`,
    ...{ language, consentVersion, isStaff, hold, counts, sessions: sessionRows, ...sent },
    hasPassword: passwordHash !== null,
  };
}

/** @throws NotFoundError */
export async function getClientRow(tx: Pick<Queryable, 'select'>, id: number): Promise<Client> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, id));
  if (!client) throw new NotFoundError(`no client ${id}`);
  return client;
}

/** Whether somebody who works at the desk, did so or is invited to it has the address. */
export async function isOfStaff(on: Pick<Queryable, 'select'>, email: string): Promise<boolean> {
  const has = (column: typeof staff.email | typeof staffInvitations.email) =>
    eq(sql`lower(${column})`, email.toLowerCase());
  const isOpen = sql`${staffInvitations.usedAt} is null and ${staffInvitations.expiresAt} > clock_timestamp()`;
  const found = await on
    .select({ id: staff.id })
    .from(staff)
    .where(has(staff.email))
    .union(
      on
        .select({ id: staffInvitations.id })
        .from(staffInvitations)
        .where(and(has(staffInvitations.email), isOpen)),
    );
  return found.length > 0;
}

async function recordReading(tx: Transaction, actor: StaffActor, id: number): Promise<void> {
  const isReading = and(
    eq(auditLog.subjectKind, 'client'),
    eq(auditLog.subjectId, id),
    eq(auditLog.staffId, actor.staffId),
    eq(auditLog.action, 'client.open'),
    sql`${auditLog.at} > now() - interval '1 hour'`,
  );
  if ((await tx.$count(auditLog, isReading)) > 0) return;
  await audit(tx, actor, { action: 'client.open', subject: { kind: 'client', id }, summary: 'Opened the client' });
}

async function countOwn(clientId: number): Promise<ClientView['counts']> {
  const [comments, projects, brochures] = await Promise.all([
    db().$count(blogComments, eq(blogComments.clientId, clientId)),
    db().$count(clientProjects, eq(clientProjects.clientId, clientId)),
    db().$count(clientBrochures, eq(clientBrochures.clientId, clientId)),
  ]);
  return { comments, projects, brochures };
}

async function listActiveSessions(clientId: number): Promise<ClientView['sessions']> {
  const { id, scope, userAgent, address, createdAt, lastSeenAt } = sessions;
  const rows = await db()
    .select({ id, scope, userAgent, address, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.clientId, clientId), isActiveSession))
    .orderBy(desc(lastSeenAt), desc(id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/** The leads of the client and of the client's address, and the appointments among them, newest first. */
async function listSent({ id, email }: Client): Promise<Pick<ClientView, 'leads' | 'appointments'>> {
  const isTheirs = or(eq(leads.clientId, id), eq(leads.email, email));
  const [sentLeads, calls] = await Promise.all([
    db()
      .select({ id: leads.id, form: leads.form, status: leads.status, createdAt: leads.createdAt })
      .from(leads)
      .where(isTheirs)
      .orderBy(desc(leads.id))
      .limit(mostListed),
    db()
      .select({
        id: appointments.id,
        date: appointments.date,
        preference: appointments.preference,
        state: appointments.state,
      })
      .from(appointments)
      .innerJoin(leads, eq(leads.id, appointments.leadId))
      .where(isTheirs)
      .orderBy(desc(appointments.date), desc(appointments.id))
      .limit(mostListed),
  ]);
  return {
    leads: sentLeads.map(({ createdAt, ...lead }) => ({ ...lead, createdAt: createdAt.toISOString() })),
    appointments: calls,
  };
}
