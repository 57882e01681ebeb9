import { NotFoundError } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import { logger } from '#core/logger.server.ts';
import { joinClauses, labelled } from '#core/text/join-words.server.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { submitWithSum } from '#features/leads/submit-with-sum.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { findAnswered } from '../families/find-family.server.ts';
import { knowAnswered, readStanding } from '../flow/find-step.server.ts';
import type { KeptAnswers } from '../kept-sheets.schema.ts';
import { unknownProduct } from '../unknown-product.ts';
import { readKept } from './find-kept-sheet.server.ts';
import { readGiven, sheetRequest } from './keep-sheet.server.ts';
import type { SheetEnquiryInput } from './sheet-enquiry.schema.ts';

type Sent = { key: string; input: SheetEnquiryInput; language: string; network: string };

/**
 * Stores an enquiry about a kept sheet, with what is open on it today.
 * @throws NotFoundError; Refusal as `submitWithSum` does, and 422 under `message` if nothing says what the product is
 */
export async function submitSheetEnquiry({ key, input, language, network }: Sent): Promise<void> {
  const kept = await readKept(key);
  if (!kept) throw new NotFoundError('kept sheet');
  const { name, email, country_code, country_name, phone, message } = input;
  if (kept.family === unknownProduct && !message) {
    const missing = leadTexts.messageMissing;
    throw new Refusal(422, missing, { errors: { message: [missing] } });
  }
  await submitWithSum({
    sum: input,
    network,
    lead: {
      form: 'finder',
      fields: { sheet: key, product: kept.familyName, ...(await readOpenPoints(kept)) },
      ...{ name, email, countryCode: country_code, countryName: country_name, phone, language },
      message: message || undefined,
      origin: input,
    },
  });
}

/** What was answered and what is open, for the office, which reads English. Whatever fails here must not lose the lead. */
async function readOpenPoints({ family: slug, answers: given }: { family: string; answers: KeptAnswers }) {
  const language = defaultLanguage;
  try {
    const family = await findAnswered(slug, language);
    if (!family) return {};
    const request = sheetRequest(readGiven(given));
    const { answers, unanswered, ledger } = readStanding(
      await knowAnswered(family, request, language),
      request,
      language,
    );
    const said = answers.filter(({ words }) => words).map(({ label, words }) => labelled(label, words, language));
    const mayApply = ledger.filter(({ status }) => status === 'may-apply').map((each) => each.name);
    return {
      answers: joinClauses(said, language),
      open: joinClauses(
        unanswered.map(({ label }) => label),
        language,
      ),
      may_apply: joinClauses(mayApply, language),
    };
  } catch (error) {
    logger.error({ err: error }, 'the open points of a sheet could not be read for an enquiry about it');
    return {};
  }
}
