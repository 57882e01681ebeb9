/** Words that are capitalised even inside a name: places, manufacturers' terms, chemical symbols and trade names. */
const properNames = new Set([
  'Portland',
  'Hawai',
  'Manila',
  'Bhoovastra',
  'Fe',
  'Indian',
  'Bluetooth',
  'Ethernet',
  'Zigbee',
  'Saral',
  'Sanchar',
  'Wi',
  'Fi',
  'Ray',
]);

/** Spaces a list's words for a product correctly and sets them in sentence case, without changing the words. */
export function tidyProductName(listed: string): string {
  const spaced = listed
    .replace(/\s+/g, ' ')
    .replace(/(?<=[a-z)])Part(?=[ .-]?\d)/g, ' Part')
    .replace(/\b[Pp]art[.-]? ?(?=\d)/g, 'Part ')
    .replace(/ +([,;:])/g, '$1')
    .replace(/(?<=[\w)])(?: ?[-:,] ?| )(Part (?:\d+|[IVX]+)\b)[ :-]*$/, ', $1')
    .replace(/(?<=[\w)])(?: ?[-:,] ?| )(Part (?:\d+|[IVX]+)\b)[ :-]*(?=[A-Za-z])/g, ', $1: ')
    .replace(/,(?=[A-Za-z])/g, ', ')
    .replace(/(?<=\w)\((?=\w{3})/g, ' (')
    .replace(/([a-z]{2})- (?=[A-Z][a-z]+)/g, '$1 - ')
    .trim();
  return sentenceCase(spaced);
}

function sentenceCase(name: string): string {
  const lowered = name.replace(/(?<![\p{L}\d'’])\p{Lu}\p{Ll}+(?![\p{L}\d])/gu, (word, offset: number) => {
    if (offset === 0 || properNames.has(word)) return word;
    // `Part 2`, `Sec 3` and `Grade A` identify something by a number or letter.
    if (
      /^(?:Part|Sec|Type|Class|Grade|Category)$/.test(word) &&
      /^ (?:\d|[A-Z]\b|[IVX]+\b)/.test(name.slice(offset + word.length))
    )
      return word;
    return word.toLowerCase();
  });
  // A small letter before a capital (eNodeB) or a hyphen (n-butyl) has a meaning and must stay small.
  return /^\p{Ll}{2}/u.test(lowered) ? lowered.charAt(0).toUpperCase() + lowered.slice(1) : lowered;
}
