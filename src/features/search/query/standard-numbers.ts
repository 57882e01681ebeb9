const prefixes = ['is', 'iec', 'iso', 'bs', 'en'];
const romans = ['i', 'ii', 'iii', 'iv', 'v'];

/** `8516 60` and `8415 10 10`: a subheading of the Harmonized System, or an item of the Indian tariff. */
const customsShape = /^\d{4}[\s.-]?\d{2}(?:[\s.-]?\d{2}){0,2}$/;

type StandardNumber = { prefix: string; base: string; part: string; section: string; year: string };

/** `(Part 1 & 2)` is read as its first part; `(Part 5/Sec 3)` and `-5-3` mean the same part and section. */
const shape =
  /^((?:(?:is|iec|iso|bs|en)\W*)*)(\d{2,6})((?:\W*(?:part|pt|p|section|sec|s)\W*\d{1,3}(?!\d)|[\s-]+\d{1,3}(?!\d))*)(?:\W*((?:19|20)\d\d))?\W*$/;

/**
 * The keys under which a standard is found, from the most to the least exact:
 * `IS 13252 (Part 1):2010` gives is13252p1y2010, 13252p1y2010, is13252p1, 13252p1, is13252y2010 … 13252.
 */
export function standardKeys(printed: string): string[] {
  const keys = splitNumbers(printed).flatMap((text) => {
    const number = readNumber(text);
    if (!number) return [];
    const namedPrefixes = prefixes.filter((prefix) => number.prefix.includes(prefix));
    return tails(number).flatMap((tail) =>
      [...new Set([number.prefix, ...namedPrefixes, ''])].map((prefix) => prefix + tail),
    );
  });
  return [...new Set(keys)];
}

/**
 * The keys that a query asks for, from the most to the least exact; none when it is not a number
 * or a code. If the query has a prefix, the number with the prefix comes first, then the number without it.
 */
export function queryKeys(query: string): string[] {
  const text = query.normalize('NFKC').toLowerCase().trim();
  const number = readNumber(text);
  const code = text.replace(/[^a-z0-9]/g, '');
  const keys = number ? tails(number).flatMap((tail) => [number.prefix + tail, tail]) : [];
  // Customs codes are typed with their name: `HSN 8516 60`.
  const customs = code.replace(/^(?:itc)?hsn?(?=\d)/, '');
  const codes = [code, customs].filter((key) => key.length > 2);
  // A whole customs code comes before its heading, which is also read as the number of a standard.
  const all = customsShape.test(text) ? [...codes, ...keys] : [...keys, ...codes];
  return [...new Set(all)].slice(0, 12);
}

/** Splits several standards in one line: `IS 16221 (Part 2):2015; IS 16169:2014`, `IS 10481:2020 / ISO 4413:2010`. */
function splitNumbers(printed: string): string[] {
  return printed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\((?:selected |clauses? |clause)[^)]*\)/g, '')
    .split(/\s\/\s|[;+]|\s(?=is\s\d)/)
    .map((text) => text.trim());
}

function readNumber(text: string): StandardNumber | undefined {
  const plain = text
    .replace(/(part \d+) (?:&|and) \d+/, '$1')
    .replace(/\bpart (i{1,3}|iv|v)\b/, (_, roman: string) => `part ${romans.indexOf(roman) + 1}`);
  const read = shape.exec(plain);
  if (!read) return undefined;
  const [, prefix = '', base = '', rest = '', year = ''] = read;
  const [part, section, third] = rest.match(/\d+/g) ?? [];
  return {
    prefix: prefix.replace(/\W/g, ''),
    base,
    part: part ? `p${Number(part)}` : '',
    section: (section ? `s${Number(section)}` : '') + (third ? `t${Number(third)}` : ''),
    year: year && `y${year}`,
  };
}

function tails({ base, part, section, year }: StandardNumber): string[] {
  return [...new Set([base + part + section + year, base + part + section, base + part, base + year, base])];
}
