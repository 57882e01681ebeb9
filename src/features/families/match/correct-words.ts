import { countSlips } from '#features/search/query/closest-words.ts';
import { isCorrectable, type NameIndex, trigramsOf } from './name-index.ts';
import { soundOf } from './sound-of.ts';

const mostCandidates = 12;
const mostReadings = 8;

/**
 * The words with those corrected that no family or only one has, likeliest first; none when nothing is near. A rare word
 * may be a slip that looks like a name, so it also stays as it is.
 */
export function correctWords(words: readonly string[], index: NameIndex): string[][] {
  let readings: string[][] = [[]];
  let corrected = false;
  for (const word of words) {
    const families = index.familiesWith.get(word) ?? 0;
    const meant = families > 1 ? [] : likeliest(word, index, families === 0);
    corrected ||= meant.length > 0;
    const options = families > 0 || meant.length === 0 ? [...meant, word] : meant;
    readings = readings.flatMap((reading) => options.map((option) => [...reading, option])).slice(0, mostReadings);
  }
  return corrected ? readings : [];
}

/** Words that begin like the last one, which the visitor may still be typing. */
export function completeWords(words: readonly string[], index: NameIndex): string[][] {
  const last = words.at(-1);
  if (!last || last.length < 2 || index.namesWith.has(last)) return [];
  return wordsFrom(index.vocabulary, last).map((word) => [...words.slice(0, -1), word]);
}

/** `airfryer` as `air fryer`, and `neck band` also as `neckband`: words that the names write apart or together. */
export function regroupWords(words: readonly string[], index: NameIndex): string[][] {
  const known = (word: string) => index.namesWith.has(word);
  const split = words.flatMap((word) => {
    if (known(word) || !isCorrectable(word)) return [word];
    for (let place = 2; place <= word.length - 2; place++) {
      const parts = [word.slice(0, place), word.slice(place)];
      if (parts.every((part) => part.length > 2 && known(part))) return parts;
    }
    return [word];
  });
  const joined: string[] = [];
  for (const word of split) {
    const before = joined.at(-1);
    if (before && known(`${before}${word}`)) joined.push(`${joined.pop()}${word}`);
    else joined.push(word);
  }
  return joined.length < split.length ? [joined, split] : [split];
}

/** What sounds the same is spelt differently rather than mistyped, so it comes before one wrong letter. */
const sounding = 0.7;
/** Words so much less likely than the likeliest are no reading. */
const asLikely = 0.35;

function likeliest(word: string, { bySound, byTrigram }: NameIndex, isUnknown: boolean): string[] {
  if (!isCorrectable(word)) return [];
  const sound = soundOf(word);
  // Of two consonants many words consist, so their vowels count, too.
  const most = sound.length > 2 ? 4 : sound.length === 2 ? 2 : 0;
  const alike = new Set(
    (isUnknown ? (bySound.get(sound) ?? []) : []).filter((other) => countSlips(word, other) <= most),
  );
  const others = new Set([...alike, ...nearest(word, byTrigram)]);
  others.delete(word);
  const measured = [...others]
    .map((other) => {
      const slips = countSlips(word, other);
      if (alike.has(other)) return { other, slips: sounding + slips / 10 };
      // What goes on was cut short.
      return { other, slips: (other.startsWith(word) ? Math.min(slips, 1) : slips) + (other[0] === word[0] ? 0 : 0.5) };
    })
    .sort((a, b) => a.slips - b.slips);
  const allowed = word.length < 7 ? 1.5 : word.length < 10 ? 2.5 : 3.5;
  const fewest = measured[0]?.slips ?? Infinity;
  if (fewest > allowed) return [];
  return measured.flatMap(({ other, slips }) => (slips <= fewest + asLikely ? [other] : [])).slice(0, 4);
}

/** The words that share most letters with a word, in their order. */
function nearest(word: string, byTrigram: NameIndex['byTrigram']): string[] {
  const trigrams = trigramsOf(word);
  const shared = new Map<string, number>();
  for (const trigram of trigrams)
    for (const other of byTrigram.get(trigram) ?? [])
      if (Math.abs(other.length - word.length) <= 3) shared.set(other, (shared.get(other) ?? 0) + 1);
  const likeness = ([other, count]: [string, number]) => count / (other.length + trigrams.length - count);
  const near = [...shared].sort((a, b) => likeness(b) - likeness(a)).slice(0, mostCandidates);
  return near.map(([other]) => other);
}

function wordsFrom(vocabulary: readonly string[], prefix: string): string[] {
  let low = 0;
  for (let high = vocabulary.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const candidates: string[] = [];
  for (let place = low; vocabulary[place]?.startsWith(prefix) && candidates.length < 24; place++)
    candidates.push(vocabulary[place] ?? '');
  return candidates;
}
