import { createContext, useContext } from 'react';
import type { Path, Values } from './paths.ts';

type FormContext = {
  /** The kind of the record, which knows the names of its fields. */
  kind: string;
  /** The language that is written beside English; `en` for English alone. */
  language: string;
  /** What is wrong with the document as it was saved last, by path; shown once somebody has tried to publish it. */
  problems: ReadonlyMap<string, string>;
  /** The document as the server has cleaned it, for previews. */
  clean: Values | null;
  /** The HTML of these fields was changed by the cleaner. */
  removed: ReadonlySet<string>;
  /** Whether somebody may write texts in this language; fields without a language belong to English. */
  mayWrite: (language: string) => boolean;
  set: (path: Path, value: unknown) => void;
};

const Context = createContext<FormContext | null>(null);
export const RecordFormContext = Context.Provider;

export function useRecordForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error('This field stands in no form of a record');
  return context;
}
