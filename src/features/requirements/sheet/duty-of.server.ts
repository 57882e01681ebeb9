import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { RequirementList } from '../requirement-list.schema.ts';
import type { RequirementState } from '../requirement-state.schema.ts';
import type { SheetReader } from './sheet-reader.ts';

/** Who must act for an approval, and what comes next; a sheet for everyone says only who. */
export type Duty = { who: string; next: string | null };

const eitherMaker = /*i18n*/ 'The manufacturer applies; one abroad does so through an Indian representative.';
const energyTest = /*i18n*/ 'Have a sample of each model tested for energy performance.';
const radioReport = /*i18n*/ 'Have the RF test report checked against each radio in the product.';
const weights = /*i18n*/ 'Gather the weights sold for each EEE code and year.';

const duties: Record<RequirementList, Record<SheetReader, Duty>> = {
  bis_isi: {
    everyone: {
      who: /*i18n*/ 'The factory that makes it holds the licence; a factory abroad takes FMCS.',
      next: null,
    },
    india: {
      who: /*i18n*/ 'The factory in India holds the licence, not a trader.',
      next: /*i18n*/ 'Compare the factory’s tests with the Indian Standard, then apply to BIS.',
    },
    import: {
      who: /*i18n*/ 'The factory abroad holds the licence, through an Authorised Indian Representative; an importer cannot hold it.',
      next: /*i18n*/ 'Ask the factory for its FMCS licence before you ship, or have it apply.',
    },
  },
  bis_crs: {
    everyone: {
      who: /*i18n*/ 'The manufacturer registers each factory; one abroad does so through an Indian representative.',
      next: null,
    },
    india: {
      who: /*i18n*/ 'The manufacturer registers each factory and brand.',
      next: /*i18n*/ 'Send a sample to a BIS-recognised laboratory.',
    },
    import: {
      who: /*i18n*/ 'The manufacturer abroad registers each factory, through an Authorised Indian Representative.',
      next: /*i18n*/ 'Ask for the R number of that factory, brand and model before you ship.',
    },
  },
  bis_scheme_x: {
    everyone: { who: eitherMaker, next: null },
    india: {
      who: /*i18n*/ 'The manufacturer applies to BIS.',
      next: /*i18n*/ 'Match each device and rating with the order.',
    },
    import: {
      who: /*i18n*/ 'The manufacturer abroad applies, through an Authorised Indian Representative.',
      next: /*i18n*/ 'Ask the manufacturer for its certificate before you ship.',
    },
  },
  bee_star: {
    everyone: {
      who: /*i18n*/ 'The manufacturer in India or the importer registers the brand and each model.',
      next: null,
    },
    india: { who: /*i18n*/ 'The manufacturer registers the brand and each model with BEE.', next: energyTest },
    import: {
      who: /*i18n*/ 'The importer registers the brand and each model with BEE and answers for the label.',
      next: energyTest,
    },
  },
  tec_mtcte: {
    everyone: { who: eitherMaker, next: null },
    india: {
      who: /*i18n*/ 'The manufacturer applies on the MTCTE portal.',
      next: /*i18n*/ 'Compare its functions and interfaces with the notified list.',
    },
    import: {
      who: /*i18n*/ 'The manufacturer abroad applies, through an Authorised Indian Representative or its Indian entity.',
      next: /*i18n*/ 'Ask for the certificate of that model before you ship.',
    },
  },
  wpc_eta: {
    everyone: {
      who: /*i18n*/ 'The manufacturer in India, the importer or the brand owner files it on Saral Sanchar.',
      next: null,
    },
    india: { who: /*i18n*/ 'The manufacturer or the brand owner files it on Saral Sanchar.', next: radioReport },
    import: { who: /*i18n*/ 'The importer or the brand owner files it on Saral Sanchar.', next: radioReport },
  },
  epr_eee_codes: {
    everyone: {
      who: /*i18n*/ 'Whoever sells it under their own brand, or imports it, registers with CPCB.',
      next: null,
    },
    india: { who: /*i18n*/ 'Whoever sells it under their own brand registers with CPCB.', next: weights },
    import: { who: /*i18n*/ 'The importer registers with CPCB.', next: weights },
  },
};

/** States in which nobody has to act. */
const idle: readonly RequirementState[] = ['rescinded', 'de-notified', 'voluntary', 'exempt'];

/** Who must act for a scheme, and the next step; null if no state calls for it or the list is not known. */
export function dutyOf(
  list: string | undefined,
  states: readonly { state: RequirementState }[],
  { reader, language }: { reader: SheetReader; language: LanguageCode },
): Duty | null {
  if (!isKnownList(list) || states.every(({ state }) => idle.includes(state))) return null;
  const { who, next } = duties[list][reader];
  return { who: translate(who, language), next: next && translate(next, language) };
}

function isKnownList(list: string | undefined): list is RequirementList {
  return list !== undefined && Object.hasOwn(duties, list);
}
