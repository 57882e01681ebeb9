import { asc, eq } from '#core/drizzle.ts';
import { logger } from '#core/logger.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { leadAssignment } from '#db/schema/leads.ts';
import { services } from '#db/schema/services.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { type AssignmentRules, assignmentRules } from './assignment.schema.ts';
import { listOwners } from './list-owners.server.ts';

const none: AssignmentRules = { rules: [], inTurn: [], away: [] };

/** The rules by which new leads get their owners. Those of a newer release that cannot be read count as none. */
export async function readAssignment(on: Pick<Queryable, 'select'>): Promise<AssignmentRules> {
  const [row] = await on.select({ rules: leadAssignment.rules }).from(leadAssignment);
  if (!row) return none;
  const read = assignmentRules.safeParse(row.rules);
  if (!read.success) logger.error('the rules of assignment cannot be used, so new leads have no owner');
  return read.data ?? none;
}

/** The rules, and what they can name. */
export async function getAssignment() {
  const { slug, name, status } = services;
  const [rules, people, all] = await Promise.all([
    readAssignment(db()),
    listOwners(db()),
    db().select({ slug, name }).from(services).where(eq(status, 'published')).orderBy(asc(name)),
  ]);
  return { rules, people: people.map((person) => ({ id: person.id, name: person.name })), services: all };
}

/** Replaces the rules; leads that have an owner keep them. */
export async function saveAssignment(actor: StaffActor, rules: AssignmentRules): Promise<void> {
  await transaction(async (tx) => {
    await tx
      .insert(leadAssignment)
      .values({ id: 1, rules })
      .onConflictDoUpdate({ target: leadAssignment.id, set: { rules } });
    const counts = { rules: rules.rules.length, inTurn: rules.inTurn.length, away: rules.away.length };
    await audit(tx, actor, {
      action: 'lead.assignment-rules',
      subject: { kind: 'lead-assignment', id: 1 },
      summary: 'Changed who gets new leads',
      after: counts,
    });
  });
}
