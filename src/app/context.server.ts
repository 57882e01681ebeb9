import { createContext } from 'react-router';
import type { LoggedPath } from '#core/http/logged-path.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The language that the address names, for loaders. */
export const languageContext = createContext<LanguageCode>();

/** PUBLIC_URL, for canonical addresses; the host named by the request is never trusted. */
export const publicUrlContext = createContext<string>();

/** Set when something is away or busy while a page is rendered: the answer is then 503, so that clients try again. */
export const unavailableContext = createContext<'away' | 'busy' | false>(false);

/** Set when the request is for a page's start script rather than its document. */
export const startScriptContext = createContext(false);

/** Turns a path into the form that is logged, without the tokens of secret addresses. */
export const loggedPathContext = createContext<LoggedPath>();

/** The addresses that robots.txt disallows, as it writes them. */
export const closedPathsContext = createContext<readonly string[]>();
