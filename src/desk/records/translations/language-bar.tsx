import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { countTexts } from '#features/records/translations/count-texts.ts';
import { languages } from '#locales/languages.ts';
import type { Mark } from '../form/draft-keeper.ts';
import type { Values } from '../form/paths.ts';
import { TranslationMark } from './translation-mark.tsx';

const ready = languages.filter((language) => language.ready);

/** Chooses the language that is written beside English, and says how much of each there is, and how far it is. */
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
  const counts = ready.map(({ code }) => countTexts(schema, document, code));
  // Neither a record without texts nor one that is still empty has a language to choose.
  if (counts.every(({ total }) => total === 0)) return null;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6 border-b border-rule">
      <legend className="sr-only">{t`Language beside English`}</legend>
      {ready.map(({ code, name }, at) => {
        const { done = 0, total = 0 } = counts[at] ?? {};
        const mark = marks.find((own) => own.language === code);
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
                {mark && (
                  <>
                    {' · '}
                    <TranslationMark {...mark} />
                  </>
                )}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
