import { createContext, use } from 'react';

/** Whether a mail is rendered as HTML or as plain text; its parts know how they look in either. */
export const FormatContext = createContext<'html' | 'text'>('html');

export function useFormat() {
  return use(FormatContext);
}
