const segmenters = new Map<string, Intl.Segmenter>();

/** How many words the text has, also in languages that put no space between them. */
export function countWords(text: string, language: string): number {
  if (isSpaced(text)) return text.trim().split(/\s+/).length;
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return countSegments(text, segmenter);
}

/** Where words are spaced, "S.O. 1248(E)" is two of them, and a segmenter would count five. */
const isSpaced = (text: string) => !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u.test(text);

function countSegments(text: string, segmenter: Intl.Segmenter): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
}
