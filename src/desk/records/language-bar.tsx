import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { countTexts } from '#features/records/count-texts.ts';
import { languages } from '#locales/languages.ts';
import type { Values } from './form/paths.ts';

const ready = languages.filter((language) => language.ready);

/** Chooses the language that is written beside English, and says how much of each there is. */
export function LanguageBar({
  schema,
  document,
  language,
  onChoose,
}: {
  schema: z.ZodObject;
  document: Values;
  language: string;
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
        return (
          <label
            key={code}
            className={`flex min-h-11 cursor-pointer items-center gap-2 border-b-2 has-focus-visible:outline-2 ${code === language ? 'border-gold font-semibold' : 'border-transparent text-assay hover:underline'}`}
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
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
