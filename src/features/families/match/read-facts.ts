/** A fact about the product that a search mentions, suggested and never assumed: `{ fact: 'watts', value: 750, words: '750w' }`. */
export type SuggestedFact = { fact: string; value: string | number; words: string };

type Lexicon = {
  pattern: RegExp;
  fact: string;
  value: string /** Part of many names, so it is searched too. */;
  named?: boolean;
};

const countries =
  'china|chinese|japan|japanese|korea|korean|taiwan|taiwanese|vietnam|vietnamese|thailand|thai|germany|german|italy|italian|france|french|uk|britain|british|usa|us|america|american|europe|european|turkey|turkish|uae|dubai|hong kong|singapore|malaysia|malaysian|indonesia|indonesian|bangladesh|nepal|russia|russian|abroad|overseas|foreign';
const fromAbroad = `(?:(?:made in|from|imported from|import from|importing from) (?:the )?)?(?:${countries})|imported|importing|import`;

/** Longer texts first, because a text is taken out when it is read. */
const lexicon: readonly Lexicon[] = [
  { pattern: /\b(?:made in india|made in bharat|indian made)\b/, fact: 'made-in', value: 'india' },
  { pattern: new RegExp(`\\b(?:${fromAbroad})\\b`), fact: 'made-in', value: 'abroad' },
  {
    pattern:
      /\b(?:r ?& ?d|r and d|research and development|for research|for testing)(?: samples?)?(?: of)?\b|\bsamples?\b(?: of\b)?/,
    fact: 'purpose',
    value: 'r-and-d',
  },
  { pattern: /\b(?:for export|export only|only export|exporting)\b/, fact: 'purpose', value: 'export-only' },
  { pattern: /\b(?:second hand|secondhand|refurbished|used|old)\b/, fact: 'new-or-used', value: 'used', named: true },
  {
    pattern:
      /\b(?:for (?:kids|children|child|babies|baby)|kids|bachon ke liye|बच्चों (?:के लिए|का|की|के))(?![\p{L}\p{M}])/u,
    fact: 'for-children',
    value: 'yes',
    named: true,
  },
  {
    pattern: /\b(?:micro|small|medium|large) (?:enterprise|business|factory|manufacturer|maker)\b/,
    fact: 'enterprise-size',
    value: '',
  },
  { pattern: /(?<!without )\bbluetooth\b/, fact: 'radio', value: 'bluetooth', named: true },
  { pattern: /(?<!without )\bwi-?fi\b/, fact: 'radio', value: 'wifi-2.4', named: true },
  { pattern: /\bnfc\b/, fact: 'radio', value: 'nfc', named: true },
  { pattern: /\b(?:4g|5g|lte|gsm)\b/, fact: 'radio', value: 'cellular', named: true },
  {
    pattern: /\b(?:with|including|incl) (?:a |an |its )?(?:\w+ )?(charger|battery|cord|remote|cable)\b/,
    fact: 'supplied-with',
    value: '$1',
  },
  {
    pattern: /\bwithout (?:a |an |any )?(?:charger|battery|cord|remote|cable)\b/,
    fact: 'supplied-with',
    value: 'none',
  },
  { pattern: /\bwithout (?:bluetooth|wi-?fi|radio|wireless)\b/, fact: 'radio', value: 'none' },
  { pattern: /\b(?:rechargeable|built-in battery)\b/, fact: 'battery', value: 'built-in', named: true },
];

/** `750 W`, `32 inch`, `1100V`: what is measured, and by which fact; null for a measure that no fact asks about. */
const units: [RegExp, string | null, number?][] = [
  [/(?:kilowatts?|kw)/, 'watts', 1000],
  [/(?:watts?|w)/, 'watts'],
  [/(?:kilovolts?|kv)/, 'volts', 1000],
  [/(?:volts?|v)/, 'volts'],
  [/kva/, 'kva'],
  [/(?:inch(?:es)?|")/, 'screen-inch'],
  [/(?:tb)/, 'storage-gb', 1024],
  [/(?:gb)/, 'storage-gb'],
  [/(?:lit(?:re|er)s?|ltr?s?|l)/, 'litres'],
  [/(?:kilograms?|kgs?)/, 'kg'],
  [/(?:amperes?|amps?|a)/, 'amps'],
  [/(?:mm)/, 'mm'],
  [/(?:grams?|gms?|g)/, 'grams'],
  [/(?:carats?|karats?|kt)/, 'carat'],
  [
    /(?:mah|ah|wh|kwh|ton|tons?|tr|hp|ml|cm|ft|feet|meters?|metres?|m|mp|megapixels?|hz|khz|mhz|ghz|rpm|psi|bar|sq ?mm|gauge|micron|core|years?|pcs|pieces?|nos?)/,
    null,
  ],
];
const measures = units.map(([unit, fact, factor = 1]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}.])(\\d+(?:[.,]\\d+)?)[ -]?${unit.source}(?![\\p{L}\\p{N}])`, 'u'),
  fact,
  factor,
}));

/**
 * Reads the facts that a text mentions.
 * @returns the facts, and the text without those that are no part of a product's name
 */
export function readFacts(text: string): { facts: SuggestedFact[]; rest: string } {
  const facts: SuggestedFact[] = [];
  let rest = text.toLowerCase();
  for (const { pattern, fact, value, named } of lexicon) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const [words, captured = ''] = match;
    if (value) facts.push({ fact, value: value.replace('$1', captured), words: words.trim() });
    if (!named) rest = rest.replace(words, ' ');
  }
  for (const { pattern, fact, factor } of measures) {
    const match = pattern.exec(rest);
    if (!match) continue;
    if (fact) facts.push({ fact, value: Number(match[1]?.replace(',', '')) * factor, words: match[0].trim() });
    rest = rest.replace(match[0], ' ');
  }
  return { facts, rest: rest.replace(/\s+/g, ' ').trim() };
}
