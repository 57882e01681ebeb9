import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { useMe } from '#desk/shell/use-me.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { Draft, Mark } from '../form/draft.ts';
import type { Values } from '../form/paths.ts';
import { changedLanguages } from './changed-languages.ts';

type Given = { schema: z.ZodObject; live: Values | undefined; draft: Draft; marks: readonly Mark[] };

/** Which of the languages that a draft changes go out: all that somebody may publish, until they leave some out. */
export function useLanguageChoice({ schema, live, draft: { document }, marks }: Given) {
  const { languages: own } = useMe();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const changed = useMemo(
    () => changedLanguages(schema, { live: live ?? {}, draft: document, marks }),
    [schema, live, document, marks],
  );
  // Without its English, a new record has no page.
  const isNeeded = (language: string) => !live && language === defaultLanguage;
  const isTheirs = (language: string) => own?.includes(language) ?? true;
  const chosen = changed.filter((language) => isTheirs(language) && (isNeeded(language) || !left.has(language)));

  function onChoose(language: string, isChosen: boolean) {
    const next = new Set(left);
    if (isChosen) next.delete(language);
    else next.add(language);
    setLeft(next);
  }

  const isAll = !own && chosen.length === changed.length;
  // Whoever writes certain languages only publishes these, also if nothing has changed.
  const some = chosen.length > 0 ? chosen : own ? [...own] : undefined;
  return {
    changed,
    chosen,
    allowed: (language: string) => isTheirs(language) && !isNeeded(language),
    onChoose,
    /** For the call; undefined for the whole draft. */
    languages: isAll ? undefined : some,
    isNone: changed.length > 0 && chosen.length === 0,
    isLimited: own !== null,
  };
}
