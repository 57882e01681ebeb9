import { useLingui } from '@lingui/react/macro';
import type { Path } from './paths.ts';
import { fieldHints } from './words/field-hints.ts';
import { fieldNames } from './words/field-names.ts';
import { optionNames } from './words/option-names.ts';

const isName = (step: Path[number]) => !/^\d+$/.test(String(step));

/** A field of a kind, wherever its row stands: `blogs.sources.url`. */
const wayTo = (kind: string, path: Path) => [kind, ...path.filter(isName)].join('.');

/** Names fields, their values and what is wrong with them, in words. */
export function useFieldTexts(kind: string) {
  const { t, i18n } = useLingui();

  function find(texts: Readonly<Record<string, string>>, path: Path) {
    return texts[wayTo(kind, path)] ?? texts[String(path.findLast(isName))];
  }

  const nameOf = (path: Path): string => i18n._(find(fieldNames, path) ?? String(path.at(-1)));
  return {
    nameOf,
    hintOf(path: Path): string | undefined {
      const hint = find(fieldHints, path);
      return hint && i18n._(hint);
    },
    /** A value of the field at a path, in words. */
    optionOf: (path: Path, value: string): string =>
      i18n._(optionNames[`${wayTo(kind, path)}.${value}`] ?? optionNames[value] ?? value),
    /** The schema says "is empty", which wants the field's name before it; what a library says is no sentence for people. */
    problemOf(path: Path, message: string): string {
      const name = nameOf(path);
      if (/^(?:Invalid|Too|Unrecognized|Expected)\b/.test(message)) return t`${name} is missing or cannot be used.`;
      return /[.!?।]$/.test(message) ? message : `${name} ${message}`;
    },
  };
}
