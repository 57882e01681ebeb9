import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { countTexts } from '#features/records/translations/count-texts.ts';
import { languages } from '#locales/languages.ts';
import type { Mark } from '../form/draft.ts';
import type { Values } from '../form/paths.ts';
import { TranslationMark } from './translation-mark.tsx';

const ready = languages.filter((language) => language.ready);
/** English and the two that are written most; the others stand folded. */
const alwaysShown = 3;

/**
 * Chooses the language that is written beside English, and says how much of each there is, and how far it is. What a
 * machine has translated is not said of each: nearly all of it has.
 */
export function LanguageBar({
  schema,
  document,
  language,
  marks,
  onChoose,
}: {
  schema: z.ZodObject;
  document: Values;
  language: string;
  marks: readonly Mark[];
  onChoose: (language: string) => void;
}) {
  const { t } = useLingui();
  const all = ready.map(({ code, name }, at) => ({
    ...{ code, name, at, ...countTexts(schema, document, code) },
    mark: marks.find((own) => own.language === code),
  }));
  // Neither a record without texts nor one that is still empty has a language to choose.
  if (all.every(({ total }) => total === 0)) return null;
  const isShown = ({ at, code, mark }: (typeof all)[number]) =>
    at < alwaysShown || code === language || mark?.isStale || (mark && mark.mark !== 'machine');
  const folded = all.filter((entry) => !isShown(entry));
  const choice = ({ code, name, done, total, mark }: (typeof all)[number]): ReactNode => {
    return (
      <label
        key={code}
        className={`flex min-h-11 flex-wrap cursor-pointer items-center gap-2 border-b-2 has-focus-visible:outline-2 ${code === language ? 'border-gold font-semibold' : 'border-transparent text-assay hover:underline'}`}
      >
        <input
          type="radio"
          name="language"
          value={code}
          checked={code === language}
          onChange={() => onChoose(code)}
          className="sr-only"
        />
        <bdi lang={code}>{name}</bdi>
        {code !== 'en' && (
          <span className="text-sm font-normal text-ink-2 tabular">
            <Trans>
              {done} of {total}
            </Trans>
            {mark && (mark.isStale || mark.mark !== 'machine') && (
              <>
                {' · '}
                <TranslationMark {...mark} />
              </>
            )}
          </span>
        )}
      </label>
    );
  };
  return (
    <fieldset className="border-b border-rule">
      <legend className="sr-only">{t`Language beside English`}</legend>
      <div className="flex flex-wrap items-center gap-x-6">{all.filter(isShown).map(choice)}</div>
      {folded.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-assay">
            <Plural value={folded.length} one="# more language" other="# more languages" />
          </summary>
          <div className="flex flex-wrap items-center gap-x-6">{folded.map(choice)}</div>
        </details>
      )}
    </fieldset>
  );
}
