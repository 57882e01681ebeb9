/**
 * The only list of languages. `ready` means that the interface has its catalogues in `<code>/`;
 * a language that is not ready is neither offered nor served, wherever else it may be named. `region` is the one whose
 * readers most of its pages have, for social sites, which name a language by both: `de_DE`.
 */
export const languages = [
  { code: 'en', name: 'English', region: 'IN', dir: 'ltr', ready: true },
  { code: 'hi', name: 'हिन्दी', region: 'IN', dir: 'ltr', ready: true },
  { code: 'ar', name: 'العربية', region: 'AE', dir: 'rtl', ready: true },
  { code: 'fr', name: 'Français', region: 'FR', dir: 'ltr', ready: true },
  { code: 'es', name: 'Español', region: 'ES', dir: 'ltr', ready: true },
  { code: 'it', name: 'Italiano', region: 'IT', dir: 'ltr', ready: true },
  { code: 'zh-Hans', name: '简体中文', region: 'CN', dir: 'ltr', ready: true },
  { code: 'zh-Hant', name: '繁體中文', region: 'TW', dir: 'ltr', ready: true },
  { code: 'de', name: 'Deutsch', region: 'DE', dir: 'ltr', ready: true },
  { code: 'ja', name: '日本語', region: 'JP', dir: 'ltr', ready: true },
  { code: 'ko', name: '한국어', region: 'KR', dir: 'ltr', ready: true },
  { code: 'ru', name: 'Русский', region: 'RU', dir: 'ltr', ready: true },
  { code: 'ms', name: 'Bahasa Melayu', region: 'MY', dir: 'ltr', ready: true },
  { code: 'vi', name: 'Tiếng Việt', region: 'VN', dir: 'ltr', ready: true },
  { code: 'th', name: 'ไทย', region: 'TH', dir: 'ltr', ready: true },
  { code: 'pl', name: 'Polski', region: 'PL', dir: 'ltr', ready: true },
  { code: 'pt', name: 'Português', region: 'BR', dir: 'ltr', ready: true },
  { code: 'mr', name: 'मराठी', region: 'IN', dir: 'ltr', ready: true },
  { code: 'bn', name: 'বাংলা', region: 'IN', dir: 'ltr', ready: true },
  { code: 'te', name: 'తెలుగు', region: 'IN', dir: 'ltr', ready: true },
  { code: 'ta', name: 'தமிழ்', region: 'IN', dir: 'ltr', ready: true },
  { code: 'kn', name: 'ಕನ್ನಡ', region: 'IN', dir: 'ltr', ready: true },
  { code: 'ml', name: 'മലയാളം', region: 'IN', dir: 'ltr', ready: true },
  { code: 'gu', name: 'ગુજરાતી', region: 'IN', dir: 'ltr', ready: true },
  { code: 'pa', name: 'ਪੰਜਾਬੀ', region: 'IN', dir: 'ltr', ready: true },
] as const satisfies readonly {
  code: string;
  name: string;
  region: string;
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

/** The language as Open Graph names it, with its region: `zh_CN`. */
export function openGraphLocale(code: string): string {
  const { region = 'IN' } = findLanguage(code) ?? {};
  return `${code.split('-', 1)}_${region}`;
}

/** The language of that code when its interface is ready, else undefined. */
export function findLanguage(code: string) {
  return ready.get(code);
}
