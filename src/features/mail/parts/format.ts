import { createContext, use } from 'react';

/** Whether a mail is drawn as HTML or written as plain text; its parts know how they look in both. */
export const FormatContext = createContext<'html' | 'text'>('html');

export function useFormat() {
  return use(FormatContext);
}
