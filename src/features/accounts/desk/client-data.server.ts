import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { db } from '#db/client.server.ts';
import { countPerson, erasePerson } from '#db/person/erase-person.server.ts';
import { HeldError } from '#db/person/hold.server.ts';
import { packPerson } from '#db/person/pack-person.server.ts';
import { readPerson } from '#db/person/read-person.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { clientTexts as texts } from './clients.messages.ts';
import type { EraseInput } from './clients.schema.ts';
import { getClientRow, isOfStaff } from './get-client.server.ts';

/** How many rows of which table an export contains and an erasure concerns. @throws NotFoundError */
export async function measureClient(id: number) {
  const { email } = await getClientRow(db(), id);
  const counts = await countPerson({ email: email.toLowerCase() });
  return Object.entries(counts).map(([table, count]) => ({ table, count }));
}

/** Everything that is stored about a client as an archive, as `npm run person -- export` writes it. @throws NotFoundError */
export async function exportClient(actor: StaffActor, id: number) {
  const data = await transaction(async (tx) => {
    const { email } = await getClientRow(tx, id);
    await audit(tx, actor, {
      action: 'client.export',
      subject: { kind: 'client', id },
      summary: 'Exported what is stored about a client',
    });
    return readPerson(tx, email);
  });
  return packPerson(data);
}

/**
 * Erases a client and everything that the address has sent, as `npm run person -- erase` does.
 * @throws NotFoundError; Refusal 409 while a legal hold stands; 422 if another address was typed, or if somebody of the staff
 * has it
 */
export async function eraseClient(actor: StaffActor, id: number, { email: typed, reason }: EraseInput): Promise<void> {
  const { email } = await getClientRow(db(), id);
  if (typed.toLowerCase() !== email.toLowerCase()) throw refuseAddress(texts.addressDiffers);
  const erased = erasePerson({ email }, async (tx) => {
    await assertErasable(tx, id, email);
    await audit(tx, actor, {
      action: 'client.erase',
      subject: { kind: 'client', id },
      summary: 'Erased a client',
      after: { reason },
    });
  });
  await erased.catch((error) => {
    if (error instanceof HeldError) throw new Refusal(409, texts.held);
    throw error;
  });
}

/** Of two who erase a client at once, the second one finds nobody. */
async function assertErasable(tx: Pick<Queryable, 'select'>, id: number, email: string): Promise<void> {
  await getClientRow(tx, id);
  if (await isOfStaff(tx, email)) throw refuseAddress(texts.isStaff);
}

function refuseAddress(text: string): Refusal {
  return new Refusal(422, text, { errors: { email: [text] } });
}
