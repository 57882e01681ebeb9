import type { FoundFamilies } from '#features/families/find-families.server.ts';
import { findFamily } from '#features/finder/families/find-family.server.ts';
import { audienceSaid, carriedQuery, narrowedBy, wordsThatDecide } from '#features/finder/flow/said-facts.ts';
import { loadFinder } from '#features/finder/load-finder.server.ts';
import { drawUpFamilySheet } from '#features/finder/sheet/draw-up-family-sheet.server.ts';
import type { FamilySheet } from '#features/finder/sheet/family-sheet.ts';
import { findAnswer, type Answer as ProductAnswer } from '#features/products/answer/find-answer.server.ts';
import { isLongEnough } from '#features/search/query/query.ts';
import type { SearchResults } from '#features/search/search.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** Families that are less like the words are no answer. */
const leastScore = 20;
/** The same of one that is like them only when a word is corrected, beside a service that has the words. */
const leastCorrected = 40;
const mostChoices = 6;

export type FamilyAnswer = {
  /** What to ask when the search stands for several families. */
  question: string | null;
  /** Best first. */
  families: { slug: string; name: string; definition: string; code: string | null }[];
  /** The other families of the code. */
  further: { slug: string; name: string; code: string | null }[];
  /** What the first one needs; null when it is not clear that it is meant. */
  sheet: FamilySheet | null;
  /** Whether the first one is only likely meant, so that its sheet has to say "if". */
  isGuess: boolean;
  /** The words of the search that the sheet takes for facts about the product. */
  factWords: string[];
  /** Whether the search is a code, which only proposes families. */
  isCode: boolean;
};

/**
 * What a search is answered with before its results: the families that it names, or else one product.
 * @property carried the query with which pages are opened that take the words along
 */
export type FirstAnswer = ((ProductAnswer & { family?: undefined }) | { family: FamilyAnswer }) & { carried: string };

/**
 * A product that is named to the letter comes before families that are only like the words, but not before the question
 * that a word with several meanings asks: a list calls one kind of router "router", and others need more.
 */
export async function findFirstAnswer(
  query: string,
  familySearch: FoundFamilies,
  results: SearchResults,
  language: LanguageCode,
): Promise<FirstAnswer | null> {
  const product = await findAnswer(query, results, language);
  const { meant, exact, question, understood } = familySearch;
  const carried = carriedQuery(query, understood.facts);
  // Two letters begin too many words; as a whole name (TV) they are understood.
  if (!isLongEnough(query) && !exact) return null;
  const isNamed = familySearch.families[0]?.why === 'name';
  if (product && !question && (product.isNamed ? !exact : !meant && !isNamed)) return { ...product, carried };
  const [guess] = familySearch.families;
  // In Hindi e-waste is like the word for a room, and a room heater is no answer where a service was found.
  if (guess?.why === 'corrected' && guess.score < leastCorrected && results.services.length > 0) return null;
  const family = await answerWith(familySearch, language);
  return family && { family, carried };
}

async function answerWith(
  { families, question, meant, understood: { facts } }: FoundFamilies,
  language: LanguageCode,
): Promise<FamilyAnswer | null> {
  const near = families.filter(({ score }) => score >= leastScore);
  const [first] = near;
  if (!first) return null;
  const isCode = first.why === 'code';
  const family = meant ? await findFamily(first.slug, language) : null;
  const sheetFor = { reader: audienceSaid(facts) || 'everyone', size: null } as const;
  const given = narrowedBy(facts, (await loadFinder(language)).facts);
  return {
    question,
    families: near.slice(0, mostChoices).map(({ slug, name, definition, code }) => ({ slug, name, definition, code })),
    further: isCode ? near.slice(mostChoices).map(({ slug, name, code }) => ({ slug, name, code })) : [],
    sheet: family && (await drawUpFamilySheet(family, { sheetFor, given, language })),
    isGuess: meant === 'likely',
    factWords: wordsThatDecide(facts),
    isCode,
  };
}
