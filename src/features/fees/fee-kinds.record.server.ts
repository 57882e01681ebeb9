import { inArray } from '#core/drizzle.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { serviceFees, serviceSteps, serviceTimes } from '#db/schema/fees.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { whatFollowsStep } from './desk/what-follows-step.server.ts';
import { serviceFeeRecord } from './service-fee.record.ts';
import { serviceStepRecord } from './service-step.record.ts';
import { serviceTimeRecord } from './service-time.record.ts';

const references = { service: { column: 'serviceId', to: serviceKind } };

export const serviceFeeKind = defineRecord(serviceFeeRecord, {
  table: serviceFees,
  key: 'key',
  references,
  changes: servicesOf(serviceFees),
});

export const serviceTimeKind = defineRecord(serviceTimeRecord, {
  table: serviceTimes,
  key: 'key',
  references,
  changes: servicesOf(serviceTimes),
});

export const serviceStepKind = defineRecord(serviceStepRecord, {
  table: serviceSteps,
  key: 'key',
  // Their numbers say in which order visitors see them.
  isSortedByName: true,
  references,
  changes: servicesOf(serviceSteps),
  neededBy: (step) => whatFollowsStep(step),
});

/** A row is a part of its service. */
function servicesOf(table: typeof serviceFees | typeof serviceTimes | typeof serviceSteps) {
  return async (tx: ContentTx, ids: readonly number[]) => {
    const own = await tx
      .selectDistinct({ id: table.serviceId })
      .from(table)
      .where(inArray(table.id, [...ids]));
    return { service: own.map(({ id }) => id) };
  };
}
