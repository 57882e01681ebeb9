import { createContext } from 'react-router';
import type { LoggedPath } from '#core/http/logged-path.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The language of the address, for loaders. */
export const languageContext = createContext<LanguageCode>();

/** PUBLIC_URL, for canonical addresses; the request's own host is never believed. */
export const publicUrlContext = createContext<string>();

/** Set by what fails while a page is made: the answer is then 503, and worth another try. */
export const databaseAwayContext = createContext(false);

/** Set where the router's data of a page are asked for, and not its document. */
export const onlyStateContext = createContext(false);

/** How a path is written into the log: without the tokens of secret addresses. */
export const loggedPathContext = createContext<LoggedPath>();

/** The beginnings of the addresses that search engines are asked to leave out. */
export const closedPathsContext = createContext<readonly string[]>();
