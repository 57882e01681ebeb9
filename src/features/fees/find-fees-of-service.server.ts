import { and, asc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { serviceFees, serviceSteps, serviceTimes } from '#db/schema/fees.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { actorNames, feeStageNames, payerNames, sizeNames, takerNames, timeStageNames } from './fee-names.server.ts';
import { feeWords, timeWords } from './fee-words.server.ts';
import type { FeeBasis, FeeConfidence } from './fees.schema.ts';

/** The fees, times and steps of a service in words, as its page shows them. */
type FeesOfService = Awaited<ReturnType<typeof findFeesOfService>>;
export type FeeLine = FeesOfService['published'][number];
export type TimeLine = FeesOfService['takes'][number];
export type StepLine = FeesOfService['steps'][number];

/** What an approval costs today, how long it takes, and its steps. */
export async function findFeesOfService(serviceId: number, language: LanguageCode, today = todayInIndia()) {
  const shown = <Table extends typeof serviceFees | typeof serviceTimes | typeof serviceSteps>(table: Table) =>
    and(eq(table.serviceId, serviceId), eq(table.status, 'published'));
  const [allFees, times, steps] = await Promise.all([
    db().select().from(serviceFees).where(shown(serviceFees)).orderBy(asc(serviceFees.position)),
    db().select().from(serviceTimes).where(shown(serviceTimes)).orderBy(asc(serviceTimes.position)),
    db().select().from(serviceSteps).where(shown(serviceSteps)).orderBy(asc(serviceSteps.number)),
  ]);
  const fees = allFees.filter(({ validTo }) => !validTo || validTo >= today).map((fee) => feeLine(fee, language));
  const reported = fees.filter(({ basis }) => basis === 'reported');
  const lines = times.map((time) => timeLine(time, language));
  return {
    published: fees.filter(({ basis }) => basis === 'published'),
    byLaboratories: reported.filter(({ takenBy }) => takenBy === 'laboratory'),
    byOthers: reported.filter(({ takenBy }) => takenBy !== 'laboratory'),
    takes: lines.filter(({ owner }) => owner === 'authority'),
    terms: lines.filter(({ owner }) => owner === 'holder'),
    steps: steps.map((row) => ({
      ...readingOf(row),
      number: row.number,
      step: localize(row, language).step,
      documents: localize(row, language).documents,
      actor: translate(actorNames[row.actor], language),
      after: row.after,
      alongside: stepsAlongside(row, steps),
    })),
  };
}

type Step = Pick<typeof serviceSteps.$inferSelect, 'number' | 'after'>;

/** The steps that begin at the same time as this one, because they come after the same steps. */
function stepsAlongside(step: Step, steps: readonly Step[]): number[] {
  const key = ({ after }: Step) => [...after].sort((a, b) => a - b).join(' ');
  return steps
    .filter((other) => other.number !== step.number && other.after.length > 0 && key(other) === key(step))
    .map(({ number }) => number);
}

function feeLine(row: typeof serviceFees.$inferSelect, language: LanguageCode) {
  const { condition, doubt, basis, takenBy, document, validFrom } = localize(row, language);
  const size = row.size === 'any' ? null : translate(sizeNames[row.size], language);
  return {
    ...readingOf(row),
    basis,
    takenBy,
    stage: translate(feeStageNames[row.stage], language),
    condition,
    doubt,
    payer: [translate(payerNames[row.payer], language), size].filter(Boolean).join(' · '),
    taker: translate(takerNames[row.takenBy], language),
    words: feeWords(row, language),
    document,
    validFrom,
  };
}

function timeLine(row: typeof serviceTimes.$inferSelect, language: LanguageCode) {
  const { condition, basis, owner } = localize(row, language);
  return {
    ...readingOf(row),
    basis,
    owner,
    stage: translate(timeStageNames[row.stage], language),
    condition,
    payer: row.payer === 'any' ? null : translate(payerNames[row.payer], language),
    words: timeWords(row, language),
  };
}

/** What a file says where nobody has found a source. */
export const notFound = 'none found';

/** What the papers of the authority themselves say. */
const official: readonly FeeConfidence[] = ['gazette', 'regulator'];

type Row = Pick<typeof serviceFees.$inferSelect, 'id' | 'source' | 'readOn' | 'confidence'> & { basis?: FeeBasis };

function readingOf({ id, source, readOn, confidence, basis }: Row) {
  return {
    id,
    source: source === notFound ? null : source,
    readOn,
    isSecondHand: basis === 'published' && !official.includes(confidence),
  };
}
