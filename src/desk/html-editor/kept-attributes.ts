import type { Attributes } from '@tiptap/core';
import { isContentAddress } from '#core/html/content-address.ts';

/** The cleaner drops a value that could end an element or a comment for a careless reader of the page. */
const breaksOut = /<\/|--!?>|\]>/;

/** Attributes that are stored as they are written. */
export function keptAttributes(...names: readonly string[]): Attributes {
  const read = (name: string) => (element: HTMLElement) => {
    const value = element.getAttribute(name);
    return value === null || breaksOut.test(value) ? null : value;
  };
  return Object.fromEntries(names.map((name) => [name, { default: null, parseHTML: read(name) }]));
}

/** For `getAttrs`: an element whose address content may not name is none of that kind, so a false link is just words. */
export const ifAllowed = (name: string) => (element: HTMLElement) =>
  isContentAddress(element.getAttribute(name) ?? '') ? null : false;
