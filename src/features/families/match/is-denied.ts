/** What stands before a word and takes it away; in scripts with spaces these are whole words. */
const denials = [
  'no|not|non|never|nor|neither|without|w/o|excluding|except|minus',
  'sans|pas|ohne|kein|keine|keinen|keinem|keiner|nicht|sin|senza|sem|não|bez|tanpa|tiada|bina|không|không có',
  'без|нет|बिना|ਬਿਨਾਂ|بدون|بلا|غير',
].join('|');
const denialsWithoutSpaces = '无|無|没有|沒有|不带|不帶|不含|ไม่มี|ไม่';

/** What may stand between, so that "without Bluetooth or any Wi-Fi" takes both away. */
const between = [
  'a|an|any|the|for|in|of|from|made|built|inbuilt|wireless|radio|or|and|de|ou|et|oder|und|ni|y|o|e|atau|lub|или|и|या',
  'bluetooth|wi-?fi|nfc|4g|5g|lte|gsm|charger|battery|cord|remote|cable|rechargeable|imported|used|old',
].join('|');
const gap = String.raw`[\s,/&-]`;

const before = new RegExp(
  String.raw`(?:(?<![\p{L}\p{M}\p{N}])(?:${denials})(?=${gap})|(?:${denialsWithoutSpaces}))(?:${gap}+(?:${between})(?=${gap}))*${gap}*$`,
  'u',
);

/** What stands behind a word and takes it away. */
const after = new RegExp(
  [
    String.raw`^(?:[\s-]*(?:free|less)(?![\p{L}\p{N}])`,
    String.raw`[\s]*(?:is |are )?not (?:included|supported|needed|required|available)\b`,
    String.raw`[\s]*(?:nahi|nahin|नहीं|नको)(?![\p{L}\p{M}])`,
    String.raw`[\s]*(?:(?:ke|k|के) )?(?:bina|बिना|शिवाय|ছাড়া|વગર|વિના|இல்லாத|இல்லாமல்|లేకుండా|లేని|ಇಲ್ಲದ|ഇല്ലാത്ത|ഇല്ലാതെ)`,
    String.raw`[\s]*(?:なし|無し|非対応|없는|없이|없음|미지원))`,
  ].join('|'),
  'u',
);

/** Whether the words around a part of a text in lower case say that the thing is not so. */
export function isDenied(text: string, start: number, end: number): boolean {
  return before.test(text.slice(0, start)) || after.test(text.slice(end));
}
