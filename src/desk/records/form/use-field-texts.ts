import { useLingui } from '@lingui/react/macro';
import { fieldHints } from './field-hints.ts';
import { fieldNames } from './field-names.ts';
import { optionNames } from './option-names.ts';
import type { Path } from './paths.ts';

/** Names fields, their values and what is wrong with them, in words. */
export function useFieldTexts(kind: string) {
  const { t, i18n } = useLingui();

  function find(texts: Readonly<Record<string, string>>, path: Path) {
    const names = path.filter((step) => !/^\d+$/.test(String(step)));
    return texts[[kind, ...names].join('.')] ?? texts[String(names.at(-1))];
  }

  const nameOf = (path: Path): string => i18n._(find(fieldNames, path) ?? String(path.at(-1)));
  return {
    nameOf,
    hintOf(path: Path): string | undefined {
      const hint = find(fieldHints, path);
      return hint && i18n._(hint);
    },
    optionOf: (value: string): string => i18n._(optionNames[value] ?? value),
    /** The schema says "is empty", which wants the field's name before it; what a library says is no sentence for people. */
    problemOf(path: Path, message: string): string {
      const name = nameOf(path);
      if (/^(?:Invalid|Too|Unrecognized|Expected)\b/.test(message)) return t`${name} is missing or cannot be used.`;
      return /[.!?।]$/.test(message) ? message : `${name} ${message}`;
    },
  };
}
