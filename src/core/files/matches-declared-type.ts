import { extname } from 'node:path';

type Kind = 'picture' | 'pdf' | 'office' | 'text';

const kindOfExtension: Record<string, Kind> = {
  ...kindOf('picture', 'jpg jpeg jfif png gif webp bmp tif tiff heic heif avif'),
  ...kindOf('pdf', 'pdf'),
  ...kindOf('office', 'doc docx dot dotx xls xlsx ppt pptx odt ods odp rtf zip'),
  ...kindOf('text', 'txt csv tsv md'),
};

/** The first bytes, in hexadecimal. */
const signatures: Record<Kind, RegExp> = {
  // JPEG, PNG, GIF, WebP, BMP, TIFF in both byte orders; HEIC and AVIF give their name after a length.
  picture:
    /^(ffd8ff|89504e47|47494638|52494646.{8}57454250|424d|49492a00|4d4d002a|.{8}66747970(686569|686576|6d6966|6d7366|617669))/,
  // A byte order mark, spaces and empty lines may precede it. Readers also find it after other content, but a browser
  // or a mail program might run that.
  pdf: /^(efbbbf)?(00|09|0a|0d|20){0,1000}255044462d/,
  // Old Office formats, zip (new Office and OpenDocument), and RTF, which Word also saves as .doc.
  office: /^(d0cf11e0|504b0304|504b0506|7b5c727466)/,
  // UTF-16 has a byte order mark; other text has no zero byte and hardly any control characters.
  text: /^(fffe|feff|((?!0[0-8ef]|1[0-9a])..)*$)/,
};

/** The number of bytes examined. */
const examined = 1_024;

/**
 * Whether a file's extension, its declared type and its first bytes agree. Only the kinds listed here are checked;
 * any other file passes, because visitors may send any type.
 */
export function matchesDeclaredType(name: string, type: string, start: Uint8Array): boolean {
  const byName = kindOfExtension[extname(name).slice(1).toLowerCase()];
  const byType = kindOfType(type.toLowerCase());
  // Windows declares CSV files as Excel.
  const isCsv = byName === 'text' && byType === 'office';
  if (byName && byType && byName !== byType && !isCsv) return false;
  const kind = byName ?? byType;
  if (!kind) return true;
  return signatures[kind].test(Buffer.from(start.subarray(0, examined)).toString('hex'));
}

function kindOfType(type: string): Kind | undefined {
  if (type.startsWith('image/') && type !== 'image/svg+xml') return 'picture';
  if (type.startsWith('text/')) return 'text';
  if (type === 'application/pdf') return 'pdf';
  return /^application\/(msword|rtf|zip|x-zip-compressed|vnd\.(ms-|oasis\.|openxmlformats))/.test(type)
    ? 'office'
    : undefined;
}

function kindOf(kind: Kind, extensions: string): Record<string, Kind> {
  return Object.fromEntries(extensions.split(' ').map((extension) => [extension, kind]));
}
