import { defineContent } from '#db/content/content-source.server.ts';
import { serviceFees, serviceSteps, serviceTimes } from '#db/schema/fees.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { type ReadFees, readFees, stepsBefore, translationsOf } from './read-fees.ts';

type Reading = { service: string; read_on: string; source: string; confidence: ReadFees['fees'][number]['confidence'] };

/** What approvals cost, how long they take, and their steps; rows that the files no longer name are removed. */
export const feesContent = defineContent({
  async read({ files, readBy }) {
    const { keys } = await readBy(servicesContent);
    return readFees(files, keys);
  },
  async write({ sync, writtenBy }, { fees, times, steps, words }) {
    const ids = await writtenBy(servicesContent);
    const shared = (row: Reading) => ({
      serviceId: ids.get(row.service) ?? 0,
      source: row.source,
      readOn: row.read_on,
      confidence: row.confidence,
    });
    const feeRows = inOrder(fees).map(({ position, ...row }) => ({
      ...shared(row),
      position,
      stage: row.stage,
      payer: row.payer,
      size: row.size,
      takenBy: row.taken_by,
      amount: row.amount,
      amountTo: row.amount_to,
      currency: row.currency,
      percent: row.percent,
      unit: row.unit,
      basis: row.basis,
      condition: row.condition,
      document: row.document,
      doubt: row.doubt,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      note: row.note,
      ...shownUnless(row.left_out),
      translations: translationsOf({ condition: row.condition, doubt: row.doubt }, words),
    }));
    const timeRows = inOrder(times).map(({ position, ...row }) => ({
      ...shared(row),
      position,
      stage: row.stage,
      payer: row.payer,
      owner: row.owner,
      minDays: row.min_days,
      usualDays: row.usual_days,
      maxDays: row.max_days,
      days: row.days,
      basis: row.basis,
      condition: row.condition,
      note: row.note,
      ...shownUnless(row.left_out),
      translations: translationsOf({ condition: row.condition }, words),
    }));
    const stepRows = inOrder(steps).map(({ position, ...row }) => ({
      ...shared(row),
      position,
      number: row.number,
      step: row.step,
      actor: row.actor,
      after: stepsBefore(row),
      documents: row.documents,
      translations: translationsOf({ step: row.step, documents: row.documents }, words),
    }));
    await sync.rows(serviceFees, ['serviceId', 'position'], feeRows, { exact: true, texts: ['condition', 'doubt'] });
    await sync.rows(serviceTimes, ['serviceId', 'position'], timeRows, { exact: true, texts: ['condition'] });
    await sync.rows(serviceSteps, ['serviceId', 'number'], stepRows, { exact: true, texts: ['step', 'documents'] });
  },
});

/** Each row with its place among those of its service. */
function inOrder<Row extends { service: string }>(rows: readonly Row[]): (Row & { position: number })[] {
  return [...Map.groupBy(rows, ({ service }) => service).values()].flatMap((ofService) =>
    ofService.map((row, position) => ({ ...row, position })),
  );
}

/** A row that we read and do not trust stays in the file, with the reason. */
const shownUnless = (leftOut: string | null) => ({ status: leftOut ? ('archived' as const) : ('published' as const) });
