import { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { inLanguage } from '#core/text/language.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { findFamily } from '../find-family.server.ts';
import { keepSheetAnswer, keepSheetInput, keptSheetAnswer } from '../kept-sheets.schema.ts';
import { findKeptSheet } from './find-kept-sheet.server.ts';
import { keepSheet } from './keep-sheet.server.ts';

const tag = 'Approval finder';

export const keptSheetsApi = {
  'POST /finder/sheets': call({
    summary: 'Keep the sheet of a product under an address of its own, which says later what has changed since',
    description: 'The same answers on the same day are kept once, unless something has changed meanwhile.',
    tag,
    limit: { name: 'kept-sheet', limit: 20, windowSeconds: 3600 },
    body: 'form',
    plainForm: true,
    neverStored: true,
    input: keepSheetInput,
    answer: keepSheetAnswer,
    answers: 'The sheet is kept',
    refuses: { 404: 'No such family' },
    handle: async ({ input, language, say }) => {
      const family = await findFamily(input.family, language);
      if (!family) throw new NotFoundError(`family ${input.family}`);
      const key = await keepSheet(family, input.answers, language);
      return { message: say(/*i18n*/ 'Your sheet is kept.'), key, url: inLanguage(`/sheets/${key}`, language) };
    },
  }),
  'GET /finder/sheets/{key}': call({
    summary: 'A kept sheet: what stood on it, what stands there today, and what has changed',
    tag,
    secret: true,
    params: z.object({ key: z.string().max(50) }),
    answer: keptSheetAnswer,
    answers: 'The sheet; information as of today, not legal advice: the gazette decides',
    refuses: { 404: 'No such sheet' },
    handle: async ({ params, language }) => {
      const sheet = await findKeptSheet(params.key, language);
      if (!sheet) throw new NotFoundError('kept sheet');
      const { name, answers, keptOn, outcome, today, changes, family } = sheet;
      return {
        family: family?.slug ?? '',
        name: family?.name ?? name,
        answers: Object.fromEntries(answers.map(([asked, values]) => [asked, [...values]])),
        kept_on: keptOn,
        outcome,
        today,
        changes_since: changes,
      };
    },
  }),
} satisfies SiteCalls;
