import { and, desc, eq, inArray } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { clientSheets, keptSheets } from '#db/schema/kept-sheets.ts';
import { transaction } from '#db/transaction.server.ts';
import type { Actor } from '#features/accounts/actor.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { findAnswered } from '../families/find-family.server.ts';
import { knowAnswered } from '../flow/find-step.server.ts';
import { changesSince } from './changes-since.ts';
import { outcomeOf, readGiven, sheetRequest } from './keep-sheet.server.ts';

/** Each sheet on the list is drawn up anew to see what has changed. */
const mostSheets = 50;
const full = /*i18n*/ 'Your list has 50 sheets. Take one off before you add another.';

/** The sheets on a client's list, the one that was added last first, with how many approvals have changed since. */
export async function listClientSheets({ clientId }: Actor, language: LanguageCode) {
  const rows = await db()
    .select({ sheet: keptSheets, label: clientSheets.label, note: clientSheets.note, addedAt: clientSheets.createdAt })
    .from(clientSheets)
    .innerJoin(keptSheets, eq(keptSheets.id, clientSheets.sheetId))
    .where(eq(clientSheets.clientId, clientId))
    .orderBy(desc(clientSheets.createdAt), desc(keptSheets.id));
  const listed = [];
  for (const { sheet, label, note, addedAt } of rows) {
    const { key, keptOn, familyName, outcome, answers } = sheet;
    const family = await findAnswered(sheet.family, language);
    const request = sheetRequest(readGiven(answers));
    const known = family && outcome && (await knowAnswered(family, request, language)).known;
    const changes = known ? changesSince(outcome, await outcomeOf(known, request.sheetFor, language)).length : 0;
    listed.push({ key, keptOn, name: family?.name ?? familyName, label, note, addedAt, changes });
  }
  return listed;
}

type Said = { label?: string | undefined; note?: string | undefined };

/**
 * Puts a sheet on a client's list, or gives it another name or note there; what is not said stays.
 * @throws NotFoundError; Refusal 422 if the list is full
 */
export async function addClientSheet({ clientId }: Actor, key: string, { label, note }: Said): Promise<void> {
  await transaction(async (tx) => {
    // Two additions at once are counted one after the other.
    await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('update');
    const [sheet] = await tx.select({ id: keptSheets.id }).from(keptSheets).where(eq(keptSheets.key, key));
    if (!sheet) throw new NotFoundError('kept sheet');
    await tx
      .insert(clientSheets)
      .values({ clientId, sheetId: sheet.id, label: label ?? '', note: note ?? '' })
      .onConflictDoUpdate({
        target: [clientSheets.clientId, clientSheets.sheetId],
        // A column of itself, because a statement that sets nothing is none.
        set: { label: label ?? clientSheets.label, note: note ?? clientSheets.note },
      });
    const count = await tx.$count(clientSheets, eq(clientSheets.clientId, clientId));
    if (count > mostSheets) throw new Refusal(422, full);
  });
}

/** Takes a sheet off a client's list, if it is there. */
export async function removeClientSheet({ clientId }: Actor, key: string): Promise<void> {
  const sheet = db().select({ id: keptSheets.id }).from(keptSheets).where(eq(keptSheets.key, key));
  await db()
    .delete(clientSheets)
    .where(and(eq(clientSheets.clientId, clientId), inArray(clientSheets.sheetId, sheet)));
}
