import { countSlips } from '#features/search/closest-words.ts';
import { isCorrectable, type NameIndex, soundOf, trigramsOf } from './name-index.ts';

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
    const meant = families > 1 ? [] : likeliest(word, index);
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

function likeliest(word: string, { bySound, byTrigram }: NameIndex): string[] {
  if (!isCorrectable(word)) return [];
  const trigrams = trigramsOf(word);
  const shared = new Map<string, number>();
  for (const trigram of trigrams)
    for (const other of byTrigram.get(trigram) ?? [])
      if (Math.abs(other.length - word.length) <= 3) shared.set(other, (shared.get(other) ?? 0) + 1);
  const likeness = ([other, count]: [string, number]) => count / (other.length + trigrams.length - count);
  const near = [...shared].sort((a, b) => likeness(b) - likeness(a)).slice(0, mostCandidates);
  const sounding = new Set(
    word.length > 4
      ? (bySound.get(soundOf(word)) ?? []).filter((other) => Math.abs(other.length - word.length) <= 2)
      : [],
  );
  const others = new Set([...near.map(([other]) => other), ...sounding]);
  others.delete(word);
  const measured = [...others].map((other) => {
    const slips = countSlips(word, other);
    // What sounds the same is spelt differently rather than mistyped; what goes on was cut short.
    const eased = other.startsWith(word) ? 1 : sounding.has(other) && slips < 4 ? 1.5 : slips;
    return { other, slips: Math.min(slips, eased) + (other[0] === word[0] ? 0 : 0.5) };
  });
  const allowed = word.length < 7 ? 1.5 : word.length < 10 ? 2.5 : 3.5;
  const fewest = Math.min(...measured.map(({ slips }) => slips));
  return fewest > allowed ? [] : measured.flatMap(({ other, slips }) => (slips === fewest ? [other] : [])).slice(0, 4);
}

function wordsFrom(vocabulary: readonly string[], prefix: string): string[] {
  let low = 0;
  for (let high = vocabulary.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let place = low; vocabulary[place]?.startsWith(prefix) && found.length < 24; place++)
    found.push(vocabulary[place] ?? '');
  return found;
}
