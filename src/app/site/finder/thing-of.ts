/** Groups of materials, which are named without an article, but for pieces: approvals for cement, but for a kettle. */
const materials = [
  'Cement and masonry',
  'Chemicals and polymers',
  'Food and water',
  'Paints and adhesives',
  'Steel and iron',
  'Non-ferrous metals and welding',
  'Textiles and fibres',
  'Technical textiles',
  'Wood and boards',
  'Glass',
  'Building materials',
  'Packaging',
  'Jewellery',
  'Cosmetics and personal care',
  'Stationery and measuring',
];
/** The last words of names that stand for single pieces, though their group is one of materials. */
const pieces = new Set(
  [
    'bag bale book bottle brick building can cosmetic cover curtain diaper door drink drum garment geobag intermediate item',
    'mirror napkin net panel part pen pipe razor sack sling supplement tank tarpaulin tin towel tube wig window',
  ].flatMap((words) => words.split(' ')),
);
/** Letters whose names begin with a vowel: an LED bulb, an RFID reader. */
const spokenWithVowel = /^[AEFHILMNORSX]/;

/** A family as it stands in an English sentence: `an LED bulb`, `a laptop`, `cement`. */
export function thingOf(name: string, group: string): string {
  const plain = name.replace(/\s*\([^)]*\)/g, '').trim();
  const [first = ''] = plain.split(/[\s,-]/);
  const isWord = /^[A-Z][a-z]*$/.test(first) && !/^[^\s]*-[A-Z]/.test(plain) && first !== 'Bluetooth';
  const text = isWord ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
  const isSeveral = /[^s]s$/.test(plain.split(/[\s,]+(?:or|and|of|for|with)\s|,/)[0] ?? '');
  if (isSeveral || (materials.includes(group) && !isPiece(text))) return text;
  const isSpelled = /^[A-Z0-9]{2,}/.test(first) || /^[A-Z]$/.test(first);
  const hasVowel = isSpelled ? spokenWithVowel.test(first) : /^(?!uni|use|util|eu|one|ute)[aeiou]/i.test(text);
  return `${hasVowel ? 'an' : 'a'} ${text}`;
}

/** Whether the first thing that a name lists is one piece: `a jute sack or bag`, and not `gold jewellery or artefact`. */
function isPiece(name: string): boolean {
  const [listed = ''] = name.split(/\s(?:for|of|with)\s/);
  const [first = ''] = listed.split(/,|\sor\s|\sand\s/);
  // In "PP or HDPE woven sack" the first word describes what the last one names.
  const whole = first.includes(' ') || listed.includes(',') ? first : listed;
  return [first, whole].some((words) => pieces.has((words.split(' ').at(-1) ?? '').toLowerCase()));
}
