import { distinctBy } from '#core/distinct-by.ts';
import { orWords } from '#core/text/list-words.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { normaliseText } from '#features/search/query/normalise-text.ts';
import { plainLettersIn } from '#features/search/query/plain-letters.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { languagesOfScript } from './languages-of-script.ts';
import { loadNames, loadOwnNames } from './load-names.server.ts';
import { matchCodes } from './match/match-codes.ts';
import { matchNames, type NameMatches } from './match/match-names.ts';
import { matchOwnNames, type OwnName, type OwnQuery, withEnglish } from './match/match-own-names.ts';
import type { Match } from './match/match-words.ts';
import type { NameIndex } from './match/name-index.ts';
import { type ReadQuery, readQuery } from './match/read-query.ts';
import { phraseKey, wordsIn } from './words.ts';

const mostFamilies = 12;
/** A code proposes all families that it may be of, because customs decides by the goods; no heading has more. */
const mostCoded = 80;
/** From this score on all words that tell something have been understood. */
const sureScore = 70;
/** Several families that fit equally well are a choice, the more so if not all words were understood as they are. */
const clearLead = 3;
const likelyScore = 40;
/** Of a family whose whole name was typed. */
const wholeName = 100;
const likelyLead = 15;

type Meant = 'surely' | 'likely';
type FoundFamily = {
  slug: string;
  name: string;
  group: string;
  definition: string;
  score: number;
  why: Match['why'] | 'code';
  /** The family's own code that the search names or begins. */
  code: string | null;
};
export type FoundFamilies = {
  understood: ReadQuery;
  /** Best first. */
  families: FoundFamily[];
  /** What to ask when the text stands for several families. */
  question: string | null;
  /** Whether the first family is meant without doubt. */
  exact: boolean;
  /** Whether the first family is meant; likely when a word was corrected or left out; null when one has to choose. */
  meant: Meant | null;
};

/** The families that a text names: by a code, or by their names in any language of the site. */
export async function findFamilies(query: string, language: LanguageCode): Promise<FoundFamilies> {
  const { families, index, codes } = await loadNames('en');
  const understood = readQuery(query);
  const own = await loadOwnNames(language);
  const typed = { words: wordsIn(language, query), written: normaliseText(query), language };
  const whole = own?.filter(({ words }) => phraseKey(words) === phraseKey(typed.words)).map(ownMatch) ?? [];
  const coded = whole.length > 0 ? whole : matchCodes(understood, codes);
  const worded = coded.length > 0 ? { matches: coded, question: null } : matchInWords(typed, understood, index, own);
  const { question } = worded;
  const matches = worded.matches.length > 0 ? worded.matches : await matchByScript(typed);
  const named = matches
    .slice(0, coded.length > 0 ? mostCoded : mostFamilies)
    .flatMap(({ family, score, why, ...match }) => {
      const row = families.get(family);
      if (!row) return [];
      const { slug, name, group, definition } = localize(row, language);
      const code = 'code' in match ? match.code : null;
      return [{ slug, name, group, definition, score: Math.round(score), why, code }];
    });
  const [first, second] = named;
  return {
    understood,
    families: named,
    question: question && askIn(language, question, named),
    exact: !question && first?.why === 'name' && first.score - (second?.score ?? 0) >= clearLead,
    meant: question ? null : meantBy(named),
  };
}

const ownMatch = ({ family }: OwnName) => ({ family, score: wholeName, why: 'name' as const });

/** What is written in a script that no name of the reader's language has is looked up in the languages that have it. */
async function matchByScript(typed: OwnQuery): Promise<Match[]> {
  const spoken = languagesOfScript(typed.written, typed.language);
  const found = await Promise.all(
    spoken.map(async (language) => {
      const own = (await loadOwnNames(language)) ?? [];
      const whole = own.filter(({ words }) => phraseKey(words) === phraseKey(typed.words)).map(ownMatch);
      return whole.length > 0 ? whole : matchOwnNames({ ...typed, language }, own);
    }),
  );
  const bestLast = found.flat().toSorted((a, b) => a.score - b.score);
  return distinctBy(bestLast, ({ family }) => family).toSorted((a, b) => b.score - a.score);
}

/** English words are understood in every language, after those of the reader's own. */
function matchInWords(query: OwnQuery, { words, plainWords }: ReadQuery, index: NameIndex, own: OwnNames): NameMatches {
  if (!own) return matchNames(words, plainWords, index);
  // How Hindi is spelt in Latin letters says nothing of other languages: "lait" is milk, and no light.
  const english = matchNames(words, plainWords, { ...index, spellings: new Map() });
  const named = matchOwnNames({ ...query, words: plainWords.map((word) => plainLettersIn(query.language, word)) }, own);
  // A question about one of several words gives way to a name that has all of them.
  const asks = english.question !== null && (named[0]?.why !== 'words' || english.matches[0]?.score === wholeName);
  return { matches: withEnglish(named, english.matches, asks), question: asks ? english.question : null };
}
type OwnNames = readonly OwnName[] | null;

function meantBy([first, second]: readonly FoundFamily[]): Meant | null {
  if (!first || first.why === 'code') return null;
  const lead = first.score - (second?.score ?? 0);
  const isUnderstood = first.why === 'name' || (first.why === 'words' && first.score >= sureScore);
  if (isUnderstood && lead >= clearLead) return 'surely';
  return first.score >= likelyScore && lead >= likelyLead ? 'likely' : null;
}

/** The questions are written in English; in other languages the names of the families ask. */
function askIn(language: LanguageCode, question: string, families: readonly FoundFamily[]): string {
  if (language === 'en') return question;
  const asked = families.filter(({ why }) => why === 'name');
  const named = (asked.length > 0 ? asked : families).map(({ name }) => name);
  return translate({ text: texts.which, values: { names: orWords(named, language) } }, language);
}
const texts = { which: /*i18n*/ 'Which one do you mean: {names}?' } as const;
