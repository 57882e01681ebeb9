import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskForm } from '#desk/calls/use-desk-form.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { Checkbox } from '#ui/fields/field.tsx';

/** English is what translations are made from. */
const translated = languages.filter(({ code }) => code !== defaultLanguage);

/** The languages whose texts somebody may write: all, or those that are named. */
export function LanguageFields({ form }: { form: Pick<DeskForm, 'inputs'> }) {
  const { t } = useLingui();
  const chosen: string[] | null = form.inputs.watch('languages');
  const choose = (next: string[] | null) => form.inputs.setValue('languages', next, { shouldDirty: true });
  return (
    <fieldset className="stack-1">
      <legend className="font-semibold">
        <Trans>Languages</Trans>
      </legend>
      <Checkbox
        label={t`All languages`}
        checked={chosen === null}
        onChange={({ currentTarget: { checked } }) => choose(checked ? null : [])}
      />
      {chosen && (
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {translated.map(({ code, name }) => (
            <Checkbox
              key={code}
              label={<span lang={code}>{name}</span>}
              checked={chosen.includes(code)}
              onChange={({ currentTarget: { checked } }) =>
                choose(checked ? [...chosen, code] : chosen.filter((each) => each !== code))
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
