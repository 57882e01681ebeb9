import { isDenied } from './is-denied.ts';

/** A fact about the product that a search mentions, suggested and never assumed: `{ fact: 'watts', value: 750, words: '750w' }`. */
export type SuggestedFact = { fact: string; value: string | number; words: string };

type Lexicon = {
  pattern: RegExp;
  fact: string;
  value: string /** Part of many names, so it is searched too. */;
  named?: boolean;
};

const countries =
  'china|chinese|japan|japanese|korea|korean|taiwan|taiwanese|vietnam|vietnamese|thailand|thai|germany|german|italy|italian|france|french|uk|britain|british|usa|america|american|europe|european|turkey|turkish|uae|dubai|hong kong|singapore|malaysia|malaysian|indonesia|indonesian|bangladesh|nepal|russia|russian|abroad|overseas|foreign';
/** Names of things, and where goods go: "bone china", "French fries", "to the USA". */
const notFrom = String.raw`(?<!\b(?:bone|fine|vitreous|to|into|for|to the|into the|for the) )`;
const ofNames =
  '(?! (?:clay|ware|cups?|mugs?|plates?|dish|dishes|silver|fry|fries|press|doors?|windows?|chalk|polish|toast|wax))';
const fromAbroad = `(?:made in|from|imported from|import from|importing from) (?:the )?(?:${countries}|us)|${notFrom}(?:${countries})${ofNames}|imported|importing|import`;

/** Longer texts first, because a text is taken out when it is read. */
const lexicon: readonly Lexicon[] = [
  { pattern: /\b(?:made in india|made in bharat|indian made)\b/g, fact: 'made-in', value: 'india' },
  { pattern: new RegExp(`\\b(?:${fromAbroad})\\b`, 'g'), fact: 'made-in', value: 'abroad' },
  {
    // A bottle for samples of blood is for sale.
    pattern:
      /\b(?:r ?& ?d|r and d|research and development|for research|for testing)(?: samples?)?(?: of)?\b|(?<!\b(?:blood|urine|stool|saliva|sputum|tissue|water|soil|food|milk|oil|gas|air) )\bsamples?\b(?! (?:bottles?|tubes?|containers?|bags?|vials?|cups?|jars?|pots?|books?|collection|collectors?|holders?))(?: of\b)?/g,
    fact: 'purpose',
    value: 'r-and-d',
  },
  { pattern: /\b(?:for export|export only|only export|exporting)\b/g, fact: 'purpose', value: 'export-only' },
  {
    // What is used for something, and who is old, say nothing of the goods.
    pattern:
      /\b(?:second hand|secondhand|refurbished|(?<!\b(?:widely|commonly|mostly|mainly|often|most|be|is|are) )used(?! (?:in|for|as|by|with|on|to|at|during|when|while)\b)|(?<!\b(?:years?|yrs?|months?|weeks?)[ -])old(?! (?:age|people|persons?|man|men|woman|women|style|fashioned)\b))\b/g,
    fact: 'new-or-used',
    value: 'used',
    named: true,
  },
  {
    pattern:
      /\b(?:for (?:kids|children|child|babies|baby)|kids|bachon ke liye|बच्चों (?:के लिए|का|की|के))(?![\p{L}\p{M}])/gu,
    fact: 'for-children',
    value: 'yes',
    named: true,
  },
  {
    pattern: /\b(?:micro|small|medium|large) (?:enterprise|business|factory|manufacturer|maker)\b/g,
    fact: 'enterprise-size',
    value: '',
  },
  { pattern: /\bbluetooth\b/g, fact: 'radio', value: 'bluetooth', named: true },
  { pattern: /\bwi-?fi\b/g, fact: 'radio', value: 'wifi-2.4', named: true },
  { pattern: /\bnfc\b/g, fact: 'radio', value: 'nfc', named: true },
  {
    // 75 gsm is the weight of paper and cloth.
    pattern: /(?<!\.)\b(?:4g|5g|lte|(?<!\d[ -]?)gsm)\b(?! (?:gold|silver|coin))/g,
    fact: 'radio',
    value: 'cellular',
    named: true,
  },
  {
    pattern:
      /\b(?<!\b(?:compatible|works?|used?|use) )(?:with|including|incl) (?:a |an |its )?(?:(?!no |non |out )\w+ )?(charger|battery|cord|remote|cable)\b(?! (?:compartment|case|holder|indicator|tester|level|slot|port|tray|gland|tie|clip|lock|management)s?\b)/g,
    fact: 'supplied-with',
    value: '$1',
  },
  {
    pattern: /\bwithout (?:a |an |any )?(?:charger|battery|cord|remote|cable)\b/g,
    fact: 'supplied-with',
    value: 'none',
  },
  { pattern: /\bwithout (?:bluetooth|wi-?fi|radio|wireless)\b/g, fact: 'radio', value: 'none' },
  { pattern: /\b(?:rechargeable|built-in battery)\b/g, fact: 'battery', value: 'built-in', named: true },
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
    /(?:mah|ah|wh|kwh|ton|tons?|tr|hp|ml|cm|ft|feet|meters?|metres?|m|mp|megapixels?|hz|khz|mhz|ghz|rpm|psi|bar|sq ?mm|gauge|micron|gsm|core|years?|pcs|pieces?|nos?)/,
    null,
  ],
];
/** `1,500` and `1,00,000` are grouped; `1,5` is one and a half. */
const number = String.raw`(?<![\p{L}\p{N}.]|\d,)(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,9}(?:[.,]\d{1,6})?)`;
const measures = units.map(([unit, fact, factor = 1]) => ({
  pattern: new RegExp(`${number}[ -]?${unit.source}(?![\\p{L}\\p{N}])`, 'gu'),
  fact,
  factor,
}));

/** What is measured is no more known where a text says that it is more or less, or gives several. */
const limitBefore =
  /(?:\b(?:less than|more than|below|under|above|over|up ?to|at least|at most|max(?:imum)?\.?|min(?:imum)?\.?|between|exceeding)|(?<!\S)[<>≤≥~]|\d(?:[ -]?[a-z"]{1,5})? ?(?:[-–—/x×]|to|and|or)|\| ?[-–—/x×])\s*$/u;
const limitAfter = /^\s*(?:\+|(?:or|and) (?:less|more|above|below|over|up)\b|(?:[-–—/x×]|to)\s*\d)/u;
/** Bands and generations of radios. */
const noWeight = /^(?:2\.4|[2-6])g$/;

/** Facts of which a product has several values. */
const several: readonly string[] = ['radio', 'supplied-with'];

/**
 * Reads the facts that a text mentions. What it denies, and where it contradicts itself, is no fact.
 * @returns the facts, and the text without those that are no part of a product's name
 */
export function readFacts(text: string): { facts: SuggestedFact[]; rest: string } {
  const facts: SuggestedFact[] = [];
  let rest = text.toLowerCase();
  const take = (words: string) => {
    // What stood on both sides of it does not belong together.
    rest = rest.replace(words, () => ' | ');
  };
  for (const { pattern, fact, value, named } of lexicon) {
    const found = [...rest.matchAll(pattern)];
    const said = found.find((match) => !isDenied(rest, match.index, match.index + match[0].length));
    const [words = '', captured = ''] = said ?? found[0] ?? [];
    if (said && value) facts.push({ fact, value: value.replace('$1', captured), words: words.trim() });
    if (words && !named) take(words);
  }
  for (const { pattern, fact, factor } of measures) {
    const found = [...rest.matchAll(pattern)];
    const [first] = found;
    if (!first) continue;
    const values = new Set(found.map((match) => (isExact(rest, match) ? numberIn(match[1] ?? '') * factor : null)));
    const [value = null] = values;
    if (fact && values.size === 1 && value !== null)
      facts.push({ fact, value: Math.round(value * 1e6) / 1e6, words: first[0].trim() });
    take(first[0]);
  }
  return { facts: withoutContradictions(facts), rest: rest.replace(/[\s|]+/g, ' ').trim() };
}

function isExact(text: string, { 0: words, index }: RegExpExecArray): boolean {
  const isLimit = limitBefore.test(text.slice(0, index)) || limitAfter.test(text.slice(index + words.length));
  return !isLimit && !noWeight.test(words);
}

function numberIn(digits: string): number {
  return Number(/,\d{3}$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'));
}

function withoutContradictions(facts: readonly SuggestedFact[]): SuggestedFact[] {
  return facts.filter(
    ({ fact, value }) => several.includes(fact) || facts.every((other) => other.fact !== fact || other.value === value),
  );
}
