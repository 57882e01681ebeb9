import { languageOfPath } from '#core/text/language.ts';

/** The prefix that, before the address of a page, gives its start script with the data that it was rendered with. */
export const startFolder = '/_start';

/** Whether a page may have that path: it can be decoded, contains no control character, and is open to visitors. */
export function isPageAddress(pathname: string, devPages: boolean): boolean {
  try {
    const decoded = decodeURIComponent(pathname);
    if (/\p{Cc}/u.test(decoded)) return false;
    return devPages || !isDevAddress(decoded);
  } catch {
    return false;
  }
}

/** Whether a page is for developers. */
export function isDevAddress(decodedPath: string): boolean {
  return /^\/dev(\/|\.|$)/i.test(languageOfPath(decodedPath).rest);
}
