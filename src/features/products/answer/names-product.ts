import { countSlips, slipsIn } from '#features/search/query/closest-words.ts';
import { normaliseText } from '#features/search/query/normalise-text.ts';

const breaks = /[,;:()[\]/]|\s[-–]\s/;
const complements =
  /\b(?:for|with|without|of|in|on|at|to|from|by|as|used|using|including|excluding|having|under|above)\b.*/is;
const joints = /\b(?:or|and)\b/i;

/**
 * Whether a query names the product that has these names, rather than only sharing a word with one of them: "payment"
 * is not a payment terminal. It must begin the first name, or contain the word that says what a name stands for; typos
 * are allowed as in a search.
 */
export function namesProduct(query: string, names: string[]): boolean {
  const text = normaliseText(query);
  if (normaliseText(names[0] ?? '').startsWith(text)) return true;
  const heads = names.flatMap(headsOf);
  return text.split(' ').some((word) => heads.some((head) => isLike(word, head)));
}

/** The last word before a comma, an "or" or a preposition; in other scripts the grammar differs, so each word counts. */
function headsOf(name: string): string[] {
  if (!/[a-z]/i.test(name)) return normaliseText(name).split(' ');
  return name
    .split(breaks)
    .flatMap((part) => part.replace(complements, '').split(joints))
    .flatMap((part) => normaliseText(part).split(' ').at(-1) || []);
}

function isLike(word: string, head: string): boolean {
  return head.startsWith(word) || countSlips(singular(word), singular(head)) <= slipsIn(word);
}

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(x|s|ch|sh)es$/, '$1')
    .replace(/(?<=\w{2}[^s])s$/, '');
