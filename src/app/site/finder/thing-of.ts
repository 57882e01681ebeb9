/** Groups of materials, which are named without an article: approvals for cement, but for a kettle. */
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
/** Letters whose names begin with a vowel: an LED bulb, an RFID reader. */
const spokenWithVowel = /^[AEFHILMNORSX]/;

/** A family as it stands in an English sentence: `an LED bulb`, `a laptop`, `cement`. */
export function thingOf(name: string, group: string): string {
  const plain = name.replace(/\s*\([^)]*\)/g, '').trim();
  const [first = ''] = plain.split(/[\s-]/);
  const isWord = /^[A-Z][a-z]*$/.test(first) && !/^[^\s]*-[A-Z]/.test(plain) && first !== 'Bluetooth';
  const text = isWord ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
  const isSeveral = /[^s]s$/.test(plain.split(/[\s,]+(?:or|and|of|for|with)\s|,/)[0] ?? '');
  if (isSeveral || materials.includes(group)) return text;
  const isSpelled = /^[A-Z0-9]{2,}/.test(first) || /^[A-Z]$/.test(first);
  const hasVowel = isSpelled ? spokenWithVowel.test(first) : /^(?!uni|use|util|eu|one|ute)[aeiou]/i.test(text);
  return `${hasVowel ? 'an' : 'a'} ${text}`;
}
