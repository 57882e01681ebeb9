import type { LanguageCode } from '#locales/languages.ts';

/**
 * "This page in English", said in each language. They are here and not in the catalogues, because the page that shows
 * one of them has only the catalogue of its own language.
 */
export const languageOffers: Record<LanguageCode, string> = {
  en: 'This page in English',
  hi: 'यह पृष्ठ हिन्दी में',
  ar: 'هذه الصفحة بالعربية',
  fr: 'Cette page en français',
  es: 'Esta página en español',
  it: 'Questa pagina in italiano',
  'zh-Hans': '本页简体中文版',
  'zh-Hant': '本頁繁體中文版',
  de: 'Diese Seite auf Deutsch',
  ja: 'このページを日本語で読む',
  ko: '이 페이지를 한국어로 보기',
  ru: 'Эта страница на русском',
  ms: 'Halaman ini dalam Bahasa Melayu',
  vi: 'Trang này bằng tiếng Việt',
  th: 'หน้านี้เป็นภาษาไทย',
  pl: 'Ta strona po polsku',
  pt: 'Esta página em português',
  mr: 'हे पान मराठीत',
  bn: 'এই পাতা বাংলায়',
  te: 'ఈ పేజీ తెలుగులో',
  ta: 'இந்தப் பக்கம் தமிழில்',
  kn: 'ಈ ಪುಟ ಕನ್ನಡದಲ್ಲಿ',
  ml: 'ഈ പേജ് മലയാളത്തിൽ',
  gu: 'આ પાનું ગુજરાતીમાં',
  pa: 'ਇਹ ਪੰਨਾ ਪੰਜਾਬੀ ਵਿੱਚ',
};
