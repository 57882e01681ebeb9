import { createContext } from 'react-router';
import type { LanguageCode } from '#locales/languages.ts';

/** The language of the address, for loaders. */
export const languageContext = createContext<LanguageCode>();
