import { Refusal } from '#core/http/refusal.ts';
import { type Database, db } from './client.server.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Runs a transaction that is committed even when its outcome is a refusal, which is thrown only then:
 * leads and counters of refused calls stand. An error that is thrown inside undoes everything, as usual.
 * @throws Refusal the one that `run` returned
 */
export async function commitOrRefuse<Outcome>(
  run: (tx: Transaction) => Promise<Outcome>,
): Promise<Exclude<Outcome, Refusal>> {
  const outcome = await db().transaction(run);
  if (outcome instanceof Refusal) throw outcome;
  return outcome as Exclude<Outcome, Refusal>;
}
