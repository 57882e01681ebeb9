import { and, asc, eq, ne } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { serviceFees, serviceSteps, serviceTimes } from '#db/schema/fees.ts';
import { services } from '#db/schema/services.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { actorNames, feeStageNames, timeStageNames } from './fee-names.server.ts';
import { feeWords, timeWords } from './fee-words.server.ts';
import type { FeeBasis, FeeConfidence, FeePayer, FigureBasis } from './fees.schema.ts';
import { notFound } from './find-fees-of-service.server.ts';
import { isCurrent } from './is-current.ts';

type Reading = { source: string; readOn: string };

/** One step to an approval, with the paper in which we read it. */
export type CourseStep = Reading & {
  number: number;
  step: string;
  actor: string;
  after: readonly number[];
  documents: string | null;
};

/** A time or a cost as a band; `days` is the most of it where it is the time of the whole approval. */
export type Figure = Reading & {
  basis: FigureBasis;
  payer: FeePayer;
  stage: string;
  words: string;
  condition: string | null;
  days: number | null;
};

/** What is known of the way to an approval; what has no source, no figure or one past its review day is left out. */
export type Course = { steps: readonly CourseStep[]; times: readonly Figure[]; costs: readonly Figure[] };
export type Courses = ReadonlyMap<string, Course>;

/** The way to every approval, by the slug of its service. */
export const listCourses = byContentVersion(async (language, today): Promise<Courses> => {
  const [steps, times, costs] = await Promise.all([
    listSteps(language),
    listTimes(language, today),
    listCosts(language, today),
  ]);
  const slugs = new Set([...steps, ...times, ...costs].map(({ slug }) => slug));
  const of = <Item>(rows: readonly { slug: string; item: Item }[], wanted: string) =>
    rows.flatMap(({ slug, item }) => (slug === wanted ? [item] : []));
  return new Map(
    [...slugs].map((slug) => [slug, { steps: of(steps, slug), times: of(times, slug), costs: of(costs, slug) }]),
  );
});

async function listSteps(language: LanguageCode) {
  const rows = await db()
    .select({ slug: services.slug, row: serviceSteps })
    .from(serviceSteps)
    .innerJoin(services, and(eq(services.id, serviceSteps.serviceId), eq(services.status, 'published')))
    .where(and(eq(serviceSteps.status, 'published'), ne(serviceSteps.source, notFound)))
    .orderBy(asc(serviceSteps.number));
  return rows.map(({ slug, row }) => {
    const { number, step, actor, after, documents, source, readOn } = localize(row, language);
    const item: CourseStep = {
      ...{ number, step, after, documents, source, readOn },
      actor: translate(actorNames[actor], language),
    };
    return { slug, item };
  });
}

/** How long the authority takes; the terms that a holder must keep are no part of the way. */
async function listTimes(language: LanguageCode, today: string) {
  const rows = await db()
    .select({ slug: services.slug, row: serviceTimes })
    .from(serviceTimes)
    .innerJoin(services, and(eq(services.id, serviceTimes.serviceId), eq(services.status, 'published')))
    .where(
      and(eq(serviceTimes.status, 'published'), eq(serviceTimes.owner, 'authority'), ne(serviceTimes.source, notFound)),
    )
    .orderBy(asc(serviceTimes.position));
  return rows.flatMap(({ slug, row }) => {
    const words = isCurrent(row.readOn, today) ? timeWords(row, language) : null;
    if (!words) return [];
    const { stage, payer, condition, source, readOn } = localize(row, language);
    const days = stage === 'total' ? (row.maxDays ?? row.usualDays ?? row.minDays) : null;
    const item: Figure = {
      ...{ basis: basisOf(row), payer, words, condition, source, readOn, days },
      stage: translate(timeStageNames[stage], language),
    };
    return { slug, item };
  });
}

/** What others say that the whole of it costs; the government's own fees have a line and a page of their own. */
async function listCosts(language: LanguageCode, today: string) {
  const rows = await db()
    .select({ slug: services.slug, row: serviceFees })
    .from(serviceFees)
    .innerJoin(services, and(eq(services.id, serviceFees.serviceId), eq(services.status, 'published')))
    .where(
      and(
        eq(serviceFees.status, 'published'),
        eq(serviceFees.basis, 'reported'),
        eq(serviceFees.stage, 'total'),
        ne(serviceFees.source, notFound),
      ),
    )
    .orderBy(asc(serviceFees.position));
  return rows.flatMap(({ slug, row }) => {
    const isOver = (row.validTo !== null && row.validTo < today) || !isCurrent(row.readOn, today);
    const words = isOver ? null : feeWords(row, language);
    if (!words) return [];
    const { stage, payer, condition, source, readOn } = localize(row, language);
    const item: Figure = {
      ...{ basis: basisOf(row), payer, words, condition, source, readOn, days: null },
      stage: translate(feeStageNames[stage], language),
    };
    return { slug, item };
  });
}

const basisOf = ({ basis, confidence }: { basis: FeeBasis; confidence: FeeConfidence }): FigureBasis =>
  confidence === 'own' ? 'ours' : basis;
