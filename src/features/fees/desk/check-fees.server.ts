import { z } from 'zod';
import { and, eq, inArray } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { serviceSteps } from '#db/schema/fees.ts';
import { services } from '#db/schema/services.ts';
import type { Problem, PublicationCheck } from '#features/records/declare-records.server.ts';
import type { RecordKind } from '#features/records/define-record.server.ts';
import { readDocuments } from '#features/records/read-documents.server.ts';
import { serviceFeeKind, serviceStepKind, serviceTimeKind } from '../fee-kinds.record.server.ts';
import { feeTexts as texts } from './fees.messages.ts';

const kinds: readonly RecordKind[] = [serviceFeeKind, serviceTimeKind, serviceStepKind];

/** A public row keeps what names it, and a step comes after steps that visitors see. */
export const checkFees: PublicationCheck = async ({ kind }, given, record) => {
  const own = kinds.find((other) => other.kind === kind);
  if (!own) return [];
  const [live] = record === null ? [] : await readDocuments(db(), own, [Number(record)]);
  const problems = (['key', 'service'] as const)
    .filter((path) => live && given[path] !== live.document[path])
    .map((path): Problem => ({ path, message: texts.stays }));
  return kind === serviceStepKind.kind ? [...problems, ...(await missingSteps(given))] : problems;
};

async function missingSteps({ service, after }: Record<string, unknown>): Promise<Problem[]> {
  // Of a draft, anything may stand here; its schema says what is no number.
  const wanted = (Array.isArray(after) ? after.map(Number) : []).filter((step) => z.int32().safeParse(step).success);
  if (wanted.length === 0) return [];
  const { serviceId, number, status } = serviceSteps;
  const rows = await db()
    .select({ number })
    .from(serviceSteps)
    .innerJoin(services, eq(services.id, serviceId))
    .where(and(eq(services.slug, String(service)), eq(status, 'published'), inArray(number, wanted)));
  const found = new Set(rows.map((row) => row.number));
  const missing = wanted.filter((step) => !found.has(step));
  if (missing.length === 0) return [];
  return [{ path: 'after', message: { text: texts.noStep, values: { steps: missing.join(', ') } } }];
}
