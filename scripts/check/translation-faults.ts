import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * What is wrong with the translation of a text of the interface, in words; nothing is found when it may be shown.
 * @param english the text in ICU notation
 * @param language an ISO code such as `zh-Hans`
 */
export function faultsOfTranslation(english: string, translated: string, language: string): string[] {
  if (!translated.trim()) return ['not translated'];
  const compiled = [english, translated].map(shapeOf);
  const [source, target] = compiled;
  if (!source || !target) return ['does not parse as ICU notation'];
  return [
    ...differences('placeholder', source.names, target.names),
    ...differences('tag', tagsIn(english), tagsIn(translated)),
    ...differences('protected word', protectedIn(english), protectedIn(translated), 'missing only'),
    ...pluralFaults(target, language),
    ...(isLeftInEnglish(english, translated) ? ['the same as the English'] : []),
    ...(isTooLong(english, translated) ? ['more than twice as long as the English'] : []),
    ...(/[{}]/.test(english) || !/'/.test(translated) || /'/.test(english) ? [] : ["a straight ' instead of ’"]),
    ...(edges(english) === edges(translated) ? [] : ['begins or ends with other blanks than the English']),
  ];
}

/**
 * What is wrong with the translation of a text of the content, which has no placeholders: other HTML, other figures, or a
 * word that must stay. An empty one is not there yet.
 */
export function faultsOfContent(english: string, translated: string): string[] {
  if (!translated.trim()) return [];
  return [
    ...(htmlIn(english) === htmlIn(translated) ? [] : ['other HTML tags than the English']),
    ...differences('figure', figuresIn(english), figuresIn(translated), 'missing only'),
    ...differences('protected word', protectedIn(english), protectedIn(translated), 'missing only'),
  ];
}

const htmlIn = (text: string) => (text.match(/<[^>]+>/g) ?? []).join('');
/** Without the signs between their digits, which differ by language. Some write words and months of the English in figures. */
const figuresIn = (text: string) =>
  (text.match(/\d[\d.,\u00a0\u202f]*\d|\d/g) ?? []).map((figure) => figure.replaceAll(/[.,\u00a0\u202f]/g, ''));

/** What stays as it is in every language: names of regulators, schemes and papers, file formats, references. */
const protectedWords =
  /\b(?:BIS|ISI|IS\/IEC|CRS|FMCS|QCO|WPC|ETA|TEC|MTCTE|GCS|SCS|BEE|EPR|EEE|CPCB|DGFT|MeitY|CDSCO|FSSAI|PESO|LMPC|STQC|GSTIN?|HSN?|MSME|UPI|IFSC|PDF|CSV|XLSX|JSON|API)\b|₹/g;

type Shape = { names: string[]; plurals: Record<string, unknown>[] };

/** The placeholders of a message, without repetition, and the forms of its plurals; undefined if it does not parse. */
function shapeOf(message: string): Shape | undefined {
  const shape: Shape = { names: [], plurals: [] };
  const collect = (token: unknown): void => {
    if (!Array.isArray(token)) return;
    const [name, kind, forms] = token;
    if (typeof name === 'string' && (token.length === 1 || typeof kind === 'string')) {
      shape.names.push(kind ? `{${name}, ${kind}}` : `{${name}}`);
      if (!forms || typeof forms !== 'object') return;
      if (kind === 'plural' || kind === 'selectordinal') shape.plurals.push(forms);
      for (const form of Object.values(forms)) for (const part of [form].flat()) collect(part);
      for (const form of Object.values(forms)) if (Array.isArray(form)) for (const part of form) collect(part);
      return;
    }
    for (const part of token) collect(part);
  };
  try {
    const parsed = compileMessageOrThrow(message);
    for (const token of parsed) collect(token);
  } catch {
    return undefined;
  }
  return { ...shape, names: [...new Set(shape.names)] };
}

/** The categories that a language needs for whole numbers up to a thousand. */
function pluralFaults({ plurals }: Shape, language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const needed = new Set<string>(Array.from({ length: 1001 }, (_, number) => rules.select(number)));
  needed.add('other');
  return plurals.flatMap((forms) => {
    const given = Object.keys(forms).filter((key) => key !== 'offset' && !/^\d+$/.test(key));
    return differences('plural form', [...needed], given);
  });
}

const tagsIn = (text: string) => text.match(/<\/?\d+\/?>/g) ?? [];
const protectedIn = (text: string) => [...new Set(text.match(protectedWords))];
const edges = (text: string) => `${text.match(/^\s*/)}|${text.match(/\s*$/)}`;

function differences(what: string, wanted: string[], given: string[], only?: 'missing only'): string[] {
  const left = [...given];
  const missing = wanted.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((word) => `${what} ${word} is missing`),
    ...(only ? [] : left.map((word) => `${what} ${word} is not in the English`)),
  ];
}

/** Short texts may be the same words in two languages: "Contact". */
function isLeftInEnglish(english: string, translated: string): boolean {
  if (english !== translated) return false;
  const words = english.replaceAll(/\{[^}]*\}|<[^>]*>/g, ' ').match(/\p{Ll}{2,}/gu) ?? [];
  return words.length > 3;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lengthOf = (text: string) => [...graphemes.segment(text)].length;

/** Of texts that may stand on a button. */
function isTooLong(english: string, translated: string): boolean {
  if (english.length > 24 || /[{<]/.test(english)) return false;
  return lengthOf(translated) > 2 * english.length + 12;
}
