/**
 * The only list of languages. `ready` means that the interface has its catalogues in `<code>/`;
 * a language that is not ready is neither offered nor served, wherever else it may be named.
 */
export const languages = [
  { code: 'en', name: 'English', dir: 'ltr', ready: true },
  { code: 'hi', name: 'हिन्दी', dir: 'ltr', ready: true },
  { code: 'ar', name: 'العربية', dir: 'rtl', ready: true },
  { code: 'fr', name: 'Français', dir: 'ltr', ready: true },
  { code: 'es', name: 'Español', dir: 'ltr', ready: true },
  { code: 'it', name: 'Italiano', dir: 'ltr', ready: true },
  { code: 'zh-Hans', name: '简体中文', dir: 'ltr', ready: true },
  { code: 'zh-Hant', name: '繁體中文', dir: 'ltr', ready: true },
  { code: 'de', name: 'Deutsch', dir: 'ltr', ready: true },
  { code: 'ja', name: '日本語', dir: 'ltr', ready: true },
  { code: 'ko', name: '한국어', dir: 'ltr', ready: true },
  { code: 'ru', name: 'Русский', dir: 'ltr', ready: true },
  { code: 'ms', name: 'Bahasa Melayu', dir: 'ltr', ready: true },
  { code: 'vi', name: 'Tiếng Việt', dir: 'ltr', ready: true },
  { code: 'th', name: 'ไทย', dir: 'ltr', ready: true },
  { code: 'pl', name: 'Polski', dir: 'ltr', ready: true },
  { code: 'pt', name: 'Português', dir: 'ltr', ready: true },
  { code: 'mr', name: 'मराठी', dir: 'ltr', ready: true },
  { code: 'bn', name: 'বাংলা', dir: 'ltr', ready: true },
  { code: 'te', name: 'తెలుగు', dir: 'ltr', ready: true },
  { code: 'ta', name: 'தமிழ்', dir: 'ltr', ready: true },
  { code: 'kn', name: 'ಕನ್ನಡ', dir: 'ltr', ready: true },
  { code: 'ml', name: 'മലയാളം', dir: 'ltr', ready: true },
  { code: 'gu', name: 'ગુજરાતી', dir: 'ltr', ready: true },
  { code: 'pa', name: 'ਪੰਜਾਬੀ', dir: 'ltr', ready: true },
] as const satisfies readonly {
  code: string;
  name: string;
  dir: 'ltr' | 'rtl';
  ready: boolean;
}[];

export type LanguageCode = (typeof languages)[number]['code'];

export const defaultLanguage: LanguageCode = 'en';

const ready = new Map(
  languages.filter((language) => language.ready).map((language) => [language.code as string, language]),
);

/** The language as `Intl` takes it: the trade writes its numbers in Latin digits, and so do Marathi and Bengali pages. */
export function withLatinDigits(code: string): string {
  return `${code}-u-nu-latn`;
}

/** The language of that code when its interface is ready, else undefined. */
export function findLanguage(code: string) {
  return ready.get(code);
}
