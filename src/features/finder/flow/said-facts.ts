import type { SuggestedFact } from '#features/families/match/read-facts.ts';
import type { Facts } from '../condition.schema.ts';
import { certainFact, wholes } from '../evaluation/known-facts.ts';
import { type AskedFact, askedFacts, type FactValues } from './asked-facts.ts';

type KnownKinds = ReadonlyMap<string, Pick<FactValues, 'kind'>>;

/** What is rechargeable may have its battery built in or not, so that the words only suggest an answer. */
const hints: readonly string[] = ['battery'];

/** Samples and exports have rules of their own, which no sheet for goods on sale can state. */
const ofOtherSheets: readonly string[] = ['purpose', 'enterprise-size'];

/** What excludes all others is not said by "without Bluetooth": there may be Wi-Fi. */
const decides = ({ fact, value }: SuggestedFact) =>
  !hints.includes(fact) && !ofOtherSheets.includes(fact) && !wholes.includes(String(value));

/**
 * The words that the sheet of a whole family takes for facts.
 * @param reader whom the sheet is for, which an address may say otherwise than the words
 */
export function wordsThatDecide(said: readonly SuggestedFact[], reader: string = audienceSaid(said)): string[] {
  const telling = said.filter((each) => decides(each) && (each.fact !== 'made-in' || audienceSaid(said) === reader));
  return telling.map(({ words }) => words);
}

/**
 * What a search says of a product, as it narrows the sheet of a whole family. It is the least of it: a speaker with
 * Bluetooth may have other radios too.
 */
export function narrowedBy(said: readonly SuggestedFact[], known: KnownKinds): Facts {
  const telling = said.filter((each) => decides(each) && each.fact !== 'made-in');
  const stated = [...Map.groupBy(telling, ({ fact }) => fact)].flatMap(([fact, values]) => {
    const kind = known.get(fact)?.kind;
    const named = [...new Set(values.map(({ value }) => String(value)))];
    return kind ? [[fact, certainFact(kind, named)] as const] : [];
  });
  return Object.fromEntries(stated);
}

/** Where the words say that a product is made; empty where they do not. */
export function audienceSaid(said: readonly SuggestedFact[]): '' | 'india' | 'import' {
  const madeIn = said.find(({ fact }) => fact === 'made-in')?.value;
  return madeIn === 'india' ? 'india' : madeIn === 'abroad' ? 'import' : '';
}

/**
 * What the words of a search answer, as an address states it: it stands among the answers, with the words, until
 * somebody changes it. What excludes all others is not said by "without Bluetooth", and stays a suggestion.
 * @param choices what may be answered
 */
export function answersSaid(
  said: readonly SuggestedFact[],
  known: KnownKinds,
  choices: (fact: AskedFact) => readonly string[],
): ReadonlyMap<AskedFact, string> {
  const answers = new Map<AskedFact, string>();
  for (const fact of askedFacts) {
    const kind = known.get(fact)?.kind;
    if (!kind || hints.includes(fact)) continue;
    const named = said.flatMap((each) => (each.fact === fact ? [String(each.value)] : []));
    const fitting = kind === 'number' ? named : named.filter((value) => choices(fact).includes(value));
    const members = kind === 'set' ? fitting.filter((value) => !wholes.includes(value)) : fitting.slice(0, 1);
    if (members.length > 0) answers.set(fact, members.join(','));
  }
  return answers;
}

/**
 * The query of the page of a product or a family that is opened with the words of a search, which leads on to the
 * questions with them; empty if they say nothing of the product, so that the page comes from the cache.
 */
export function carriedQuery(q: string, said: readonly SuggestedFact[]): string {
  if (said.length === 0) return '';
  const audience = audienceSaid(said);
  return `?${new URLSearchParams([...(audience ? [['audience', audience]] : []), ['q', q]])}`;
}
