import { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { inLanguage } from '#core/text/language.ts';
import { sumFaults } from '#features/leads/check-sum.server.ts';
import { leadLimit } from '#features/leads/lead-call.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { findAnswered } from '../families/find-family.server.ts';
import {
  clientSheetInput,
  clientSheetsAnswer,
  keepSheetAnswer,
  keepSheetInput,
  keptSheetAnswer,
} from '../kept-sheets.schema.ts';
import { addClientSheet, listClientSheets, removeClientSheet } from './client-sheets.server.ts';
import { findKeptSheet } from './find-kept-sheet.server.ts';
import { keepSheet, pageOfFault } from './keep-sheet.server.ts';
import { sheetEnquiryAnswer, sheetEnquiryInput } from './sheet-enquiry.schema.ts';
import { submitSheetEnquiry } from './submit-sheet-enquiry.server.ts';
import { wireKeptSheet } from './wire-kept-sheet.ts';

const tag = 'Approval finder';
const keyOfSheet = z.object({ key: z.string().max(50) });
/** How often a client may change the list. */
const limit = { name: 'client-sheets', limit: 120, windowSeconds: 600 };
const noSuchSheet = 'No such sheet';

export const keptSheetsApi = {
  'POST /finder/sheets': call({
    summary: 'Keep the sheet of a product under an address of its own, which says later what has changed since',
    description: 'The same answers on the same day are kept once, unless something has changed meanwhile.',
    tag,
    limit: { name: 'kept-sheet', limit: 20, windowSeconds: 3600 },
    body: 'form',
    plainForm: pageOfFault,
    neverStored: true,
    waits: true,
    kilobytes: 8,
    input: keepSheetInput,
    answer: keepSheetAnswer,
    answers: 'The sheet is kept',
    refuses: { 404: 'No such family', 422: 'An answer that cannot be, under the name of its fact' },
    handle: async ({ input, language, say }) => {
      const family = await findAnswered(input.family, language);
      if (!family) throw new NotFoundError(`family ${input.family}`);
      const key = await keepSheet(family, input.answers, language);
      return { message: say(/*i18n*/ 'Your sheet is kept.'), key, url: inLanguage(`/sheets/${key}`, language) };
    },
  }),
  'GET /finder/sheets/{key}': call({
    summary: 'A kept sheet: what stood on it, what stands there today, and what has changed',
    description:
      'Its page is `/sheets/{key}` on the site. `/sheets/{key}.json` answers with the same in English, `/sheets/{key}.pdf` with a file for paper.',
    tag,
    secret: true,
    params: keyOfSheet,
    answer: keptSheetAnswer,
    answers: 'The sheet; information as of today, not legal advice: the gazette decides',
    refuses: { 404: noSuchSheet },
    handle: async ({ params, language }) => {
      const sheet = await findKeptSheet(params.key, language);
      if (!sheet) throw new NotFoundError('kept sheet');
      return wireKeptSheet(sheet);
    },
  }),
  'POST /finder/sheets/{key}/enquiry': call({
    summary: 'Send an enquiry about a kept sheet, which takes the answers and what is open on it along',
    description:
      'Send captcha_token and captcha from `GET /captcha`. Without them, 3 enquiries in 10 minutes are accepted.',
    tag: 'Enquiries',
    limit: leadLimit,
    body: 'form',
    plainForm: true,
    secret: true,
    securityEvent: 'ask about a kept sheet',
    params: keyOfSheet,
    input: sheetEnquiryInput,
    check: sumFaults,
    answer: sheetEnquiryAnswer,
    answers: 'The enquiry is stored',
    refuses: { 404: noSuchSheet },
    handle: async ({ params, input, caller, language, say }) => {
      await submitSheetEnquiry({ key: params.key, input, language, network: caller.network });
      return {
        message: say(leadTexts.enquirySent),
        url: inLanguage(`/sheets/${params.key}?enquiry=sent#enquiry-title`, language),
      };
    },
  }),
  'GET /client/sheets': call({
    summary: 'The sheets that the client has put on their list',
    tag: 'Client area',
    who: 'client',
    limit,
    answer: clientSheetsAnswer,
    answers: 'The sheets, the one that was added last first',
    handle: async ({ actor, language }) => {
      const sheets = await listClientSheets(actor, language);
      return sheets.map(({ key, keptOn, addedAt, ...sheet }) => ({
        ...sheet,
        key,
        url: `/sheets/${key}`,
        kept_on: keptOn,
        added_at: addedAt.toISOString(),
      }));
    },
  }),
  'PUT /client/sheets/{key}': call({
    securityEvent: 'put a kept sheet on the list',
    summary: 'Put a kept sheet on the list, or give it another name or note there',
    tag: 'Client area',
    who: 'client',
    limit,
    secret: true,
    params: keyOfSheet,
    kilobytes: 8,
    input: clientSheetInput,
    answer: messageAnswer,
    answers: 'The sheet is on the list',
    refuses: { 404: noSuchSheet, 422: 'The list is full' },
    handle: async ({ actor, params, input, say }) => {
      await addClientSheet(actor, params.key, input);
      return { message: say(/*i18n*/ 'The sheet is in your client area.') };
    },
  }),
  'DELETE /client/sheets/{key}': call({
    securityEvent: 'take a kept sheet off the list',
    summary: 'Take a sheet off the list; it keeps its address',
    tag: 'Client area',
    who: 'client',
    limit,
    secret: true,
    params: keyOfSheet,
    answer: messageAnswer,
    answers: 'The sheet is not on the list',
    handle: async ({ actor, params, say }) => {
      await removeClientSheet(actor, params.key);
      return { message: say(/*i18n*/ 'The sheet is no longer on your list.') };
    },
  }),
} satisfies SiteCalls;
