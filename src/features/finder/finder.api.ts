import { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { labelled } from '#core/text/join-words.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { inOneVersion } from '#db/content/by-content-version.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { stateLine } from '#features/requirements/sheet/state-line.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { evaluateProduct } from './evaluation/evaluate-product.server.ts';
import {
  type Evaluated,
  evaluateAnswer,
  evaluateInput,
  familyAnswer,
  familyQuery,
} from './evaluation/evaluation.schema.ts';
import { findAnswered, findFamily } from './families/find-family.server.ts';
import { headFaults, refuseFaults } from './flow/answer-faults.server.ts';
import { answersAddress } from './flow/answers-address.ts';
import type { Step, StepQuestion } from './flow/step.ts';
import { readRelease } from './releases/list-releases.server.ts';
import { drawUpFamilySheet } from './sheet/draw-up-family-sheet.server.ts';
import { type FamilyRow, type FamilySheet, shownRows } from './sheet/family-sheet.ts';

export const finderApi = {
  'GET /finder/families/{slug}': call({
    summary: 'What everything of one family needs, for makers in India, for imports or for both',
    description:
      'Its page is `/approval-finder/{slug}` on the site. `/approval-finder/{slug}.json` answers with the same in English. Information as of the day, not legal advice: the gazette decides.',
    tag: 'Approval finder',
    params: z.object({ slug: z.string().max(200) }),
    query: familyQuery,
    answer: familyAnswer,
    answers: 'The sheet of the family',
    refuses: { 404: 'No such family' },
    handle: async ({ params: { slug }, query: { audience, size = null }, language }) => {
      refuseFaults(headFaults({ audience, size }));
      const family = await findFamily(slug, language);
      if (!family) throw new NotFoundError(`family ${slug}`);
      const reader: SheetReader = size ? 'india' : (audience ?? 'everyone');
      const sheetFor = { reader, size };
      const chosen = new URLSearchParams({ ...(reader !== 'everyone' && { audience: reader }), ...(size && { size }) });
      const sheet = await drawUpFamilySheet(family, { sheetFor, language });
      return {
        family: wireFamily(family),
        as_of: todayInIndia(),
        url: [`/approval-finder/${slug}`, ...(chosen.size > 0 ? [chosen] : [])].join('?'),
        ...wireSheet(sheet),
        outcomes: rowsOf(sheet).map((row) => wireRow(row, language)),
      };
    },
  }),
  'POST /finder/evaluate': call({
    summary: 'What a product needs, as far as the answers about it say, and what to ask next',
    description:
      'Keeps nothing. Begin with a family alone and answer `next` until it is null; a settled status stays as it is, whatever is answered later. Information as of the day, not legal advice: the gazette decides.',
    tag: 'Approval finder',
    limit: { name: 'evaluate', limit: 60, windowSeconds: 60 },
    waits: true,
    neverStored: true,
    kilobytes: 8,
    input: evaluateInput,
    answer: evaluateAnswer,
    answers: 'The sheet of the product',
    refuses: { 404: 'No such family', 422: 'An answer that cannot be, under the name of its fact' },
    handle: ({ input, language }) => inOneVersion(() => evaluate(input, language)),
  }),
} satisfies SiteCalls;

async function evaluate(input: z.output<typeof evaluateInput>, language: LanguageCode): Promise<Evaluated> {
  const { audience, size, answers, as_of } = input;
  refuseFaults(headFaults({ audience, size }));
  const family = await findAnswered(input.family, language);
  if (!family) throw new NotFoundError(`family ${input.family}`);
  const [found, release] = await Promise.all([
    evaluateProduct(family, { ...answers, audience, size }, language, as_of),
    readRelease(language),
  ]);
  refuseFaults(found.faults, 'answers.');
  const { sheet, step, grounds, day, ignored, contradictions } = found;
  return {
    family: wireFamily(family),
    release,
    as_of: day,
    url: answersAddress(family.slug, step.given, { show: true }),
    ...wireSheet(sheet),
    given: wireFacts(step.answers),
    ignored,
    presumed: wireFacts(step.presumed),
    outcomes: rowsOf(sheet).map((row) => ({
      ...wireRow(row, language),
      ...(grounds.get(row.key) ?? { states: [], rows: [], rules: [] }),
    })),
    in_the_box: sheet.supplied.map((row) => wireRow(row, language)),
    contradictions,
    settled: step.settled,
    open: step.open,
    next: step.question && wireQuestion(step.question),
    unanswered: step.unanswered.map((fact) => ({ fact: fact.name, label: fact.label })),
  };
}

function wireFacts(facts: Step['answers']): Evaluated['given'] {
  return facts.map(({ name, label, words }) => ({ fact: name, label, words }));
}

const wireFamily = ({ slug, name, definition }: Evaluated['family']) => ({ slug, name, definition });

function rowsOf(sheet: FamilySheet): FamilyRow[] {
  const { certain, open } = shownRows(sheet);
  return [...certain, ...open, ...sheet.doesNotApply];
}

/** What a sheet says beside its rows. */
function wireSheet({ verdicts, noneFound, notChecked, publications, reading }: FamilySheet) {
  return {
    verdicts: verdicts.map(({ label, words }) => ({ for: label, words })),
    none_found: noneFound.map(({ names, words }) => ({ names, words })),
    not_checked: notChecked.map(({ name }) => name),
    publications: publications.map(({ publisher, name, asOf }) => ({ publisher, name, as_of: asOf })),
    reading,
  };
}

function wireRow(row: FamilyRow, language: LanguageCode) {
  const { key, name, to, status, likelihood, states, asked, standards, orders, sentences, conditions } = row;
  return {
    ...{ approval: key, name, url: to, status, likelihood },
    words: [...(asked ? [asked.label] : []), ...states.map((state) => stateLine(state, language))],
    sentences: [...sentences, ...conditions.map(({ label, words }) => labelled(label, words, language))],
    ...{ standards, orders },
  };
}

function wireQuestion({ name, ask, help, why, kind, unit, choices, decides }: StepQuestion): Evaluated['next'] {
  return { fact: name, ask, help, why, kind, unit, choices, decides };
}
