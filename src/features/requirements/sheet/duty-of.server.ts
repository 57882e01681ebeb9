import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { RequirementList } from '../requirement-list.schema.ts';
import type { RequirementState } from '../requirement-state.schema.ts';
import type { SheetReader } from './sheet-reader.ts';

/** Who must act for an approval, and what comes next; a sheet for everyone says only who. */
export type Duty = { who: string; next: string | null };

const eitherMaker = /*i18n*/ 'The manufacturer applies, through an Indian representative if it is abroad.';
const energyTest =
  /*i18n*/ 'Have a sample of each model tested; the model needs the permission and the label before it is sold.';
const radioReport = /*i18n*/ 'Have the RF test report checked against each radio in the product.';

const duties: Record<RequirementList, Record<SheetReader, Duty>> = {
  bis_isi: {
    everyone: {
      who: /*i18n*/ 'The factory that makes it holds the licence; a factory abroad applies under FMCS.',
      next: null,
    },
    india: {
      who: /*i18n*/ 'The factory in India holds the licence, not a trader or a brand owner.',
      next: /*i18n*/ 'Compare the factory’s tests with the Indian Standard, then apply on Manak Online.',
    },
    import: {
      who: /*i18n*/ 'The factory abroad holds the licence and names an Authorised Indian Representative; an importer cannot hold it.',
      next: /*i18n*/ 'Check the factory’s CM/L number in BIS Care before you ship; the goods must arrive with the ISI mark.',
    },
  },
  bis_crs: {
    everyone: {
      who: /*i18n*/ 'The manufacturer registers each factory, through an Indian representative if it is abroad.',
      next: null,
    },
    india: {
      who: /*i18n*/ 'The manufacturer registers each factory and brand.',
      next: /*i18n*/ 'Have a sample tested in a BIS-recognised laboratory, then apply on the CRS portal.',
    },
    import: {
      who: /*i18n*/ 'The manufacturer abroad registers each factory, through an Authorised Indian Representative.',
      next: /*i18n*/ 'Check the R number of that factory, brand and model in BIS Care before you ship; the goods must arrive marked.',
    },
  },
  bis_scheme_x: {
    everyone: { who: eitherMaker, next: null },
    india: {
      who: /*i18n*/ 'The manufacturer applies to BIS.',
      next: /*i18n*/ 'Check each device and rating against the order.',
    },
    import: {
      who: /*i18n*/ 'The manufacturer abroad applies, through an Authorised Indian Representative.',
      next: /*i18n*/ 'Check before you ship that the maker’s licence or certificate of conformity names the device.',
    },
  },
  bee_star: {
    everyone: {
      who: /*i18n*/ 'The manufacturer in India, the importer or the brand owner registers the brand and each model.',
      next: null,
    },
    india: {
      who: /*i18n*/ 'The manufacturer or the brand owner registers the brand and each model with BEE.',
      next: energyTest,
    },
    import: {
      who: /*i18n*/ 'The importer, or the Indian arm of the brand, registers the brand and each model with BEE and answers for the label.',
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
    import: {
      who: /*i18n*/ 'The importer or the brand owner files it on Saral Sanchar.',
      next: /*i18n*/ 'Have the RF test report checked against each radio, and have the ETA in hand before the goods reach customs.',
    },
  },
  epr_eee_codes: {
    everyone: {
      who: /*i18n*/ 'Whoever sells it under their own brand, or imports it for sale, registers with CPCB as a producer.',
      next: null,
    },
    india: {
      who: /*i18n*/ 'Whoever sells it under their own brand registers with CPCB as a producer, and the factory as a manufacturer.',
      next: /*i18n*/ 'Work out the weight sold under each EEE code in each year.',
    },
    import: {
      who: /*i18n*/ 'The importer registers with CPCB as a producer.',
      next: /*i18n*/ 'Work out the weight under each EEE code in each year, and register before the first import.',
    },
  },
};

/** States in which nobody has to act. */
const idle: readonly RequirementState[] = ['rescinded', 'de-notified', 'voluntary', 'exempt'];

/** The next step while nobody has to act yet, or while it is not known whether anybody has to. */
const nextWhile: Partial<Record<RequirementState, string>> = {
  unknown: /*i18n*/ 'Before you make or ship it, ask the authority what applies today.',
  paused: /*i18n*/ 'The requirement is not enforced during the pause; be ready for the day after it ends.',
};

/** Who must act for a scheme, and the next step; null if no state calls for it or the list is not known. */
export function dutyOf(
  list: string | undefined,
  states: readonly { state: RequirementState }[],
  { reader, language }: { reader: SheetReader; language: LanguageCode },
): Duty | null {
  const [first, ...others] = new Set(states.map(({ state }) => state).filter((state) => !idle.includes(state)));
  if (!isKnownList(list) || !first) return null;
  const { who, next } = duties[list][reader];
  const step = next && ((others.length === 0 && nextWhile[first]) || next);
  return { who: translate(who, language), next: step && translate(step, language) };
}

function isKnownList(list: string | undefined): list is RequirementList {
  return list !== undefined && Object.hasOwn(duties, list);
}
