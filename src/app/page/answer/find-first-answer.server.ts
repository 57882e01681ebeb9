import type { FoundFamilies } from '#features/families/find-families.server.ts';
import type { SuggestedFact } from '#features/families/match/read-facts.ts';
import type { Facts } from '#features/finder/condition.schema.ts';
import { certainFact } from '#features/finder/evaluation/known-facts.ts';
import type { FactText } from '#features/finder/facts/list-fact-texts.server.ts';
import { findFamily } from '#features/finder/families/find-family.server.ts';
import { loadFinder } from '#features/finder/load-finder.server.ts';
import { drawUpFamilySheet } from '#features/finder/sheet/draw-up-family-sheet.server.ts';
import type { FamilySheet } from '#features/finder/sheet/family-sheet.ts';
import { findAnswer, type Answer as ProductAnswer } from '#features/products/answer/find-answer.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
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

/** What a search is answered with before its results: the families that it names, or else one product. */
export type FirstAnswer = (ProductAnswer & { family?: undefined }) | { family: FamilyAnswer };

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
  const { meant, exact, question } = familySearch;
  // Two letters begin too many words; as a whole name (TV) they are understood.
  if (!isLongEnough(query) && !exact) return null;
  const isNamed = familySearch.families[0]?.why === 'name';
  if (product && !question && (product.isNamed ? !exact : !meant && !isNamed)) return product;
  const [guess] = familySearch.families;
  // In Hindi e-waste is like the word for a room, and a room heater is no answer where a service was found.
  if (guess?.why === 'corrected' && guess.score < leastCorrected && results.services.length > 0) return null;
  const family = await answerWith(familySearch, language);
  return family && { family };
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
  const sheetFor = { reader: readerOf(facts), size: null };
  const given = givenBy(facts, (await loadFinder(language)).facts);
  return {
    question,
    families: near.slice(0, mostChoices).map(({ slug, name, definition, code }) => ({ slug, name, definition, code })),
    further: isCode ? near.slice(mostChoices).map(({ slug, name, code }) => ({ slug, name, code })) : [],
    sheet: family && (await drawUpFamilySheet(family, { sheetFor, given, language })),
    isGuess: meant === 'likely',
    factWords: facts.filter(({ fact }) => decides(fact)).map(({ words }) => words),
    isCode,
  };
}

function readerOf(facts: readonly SuggestedFact[]): SheetReader {
  const madeIn = facts.find(({ fact }) => fact === 'made-in')?.value;
  return madeIn === 'india' ? 'india' : madeIn === 'abroad' ? 'import' : 'everyone';
}

/** Samples and exports have rules of their own, which no sheet for goods on sale can state. */
const decides = (fact: string) => fact !== 'purpose' && fact !== 'enterprise-size';

/** What the words say is the least of it: a speaker with Bluetooth may have other radios too. */
function givenBy(said: readonly SuggestedFact[], known: ReadonlyMap<string, Pick<FactText, 'kind'>>): Facts {
  const telling = said.filter(({ fact }) => decides(fact) && fact !== 'made-in');
  const stated = [...Map.groupBy(telling, ({ fact }) => fact)].flatMap(([fact, values]) => {
    const kind = known.get(fact)?.kind;
    const named = [...new Set(values.map(({ value }) => String(value)))];
    // "Bluetooth without Wi-Fi" has a radio all the same.
    const members = named.filter((value) => value !== 'none');
    return kind ? [[fact, certainFact(kind, members.length > 0 ? members : named)] as const] : [];
  });
  return Object.fromEntries(stated);
}
