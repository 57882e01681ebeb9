import { Refusal } from '#core/http/refusal.ts';
import type { Transaction } from './client.server.ts';
import { transaction } from './transaction.server.ts';

/**
 * Runs a transaction that is committed even if it results in a refusal, which is thrown after the commit. So the leads
 * and counters of refused calls are saved. An error thrown inside rolls everything back, as usual.
 * @throws Refusal the refusal that `run` returned
 */
export async function commitOrRefuse<Outcome>(
  run: (tx: Transaction) => Promise<Outcome>,
): Promise<Exclude<Outcome, Refusal>> {
  const outcome = await transaction(run);
  if (outcome instanceof Refusal) throw outcome;
  return outcome as Exclude<Outcome, Refusal>;
}
