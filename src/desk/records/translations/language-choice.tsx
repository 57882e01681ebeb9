import { Trans } from '@lingui/react/macro';
import { languages } from '#locales/languages.ts';
import { Checkbox } from '#ui/fields/field.tsx';

/** Chooses which of the languages that a draft changes go out; the others stay a draft. */
export function LanguageChoice({
  changed,
  chosen,
  allowed,
  onChoose,
}: {
  changed: readonly string[];
  chosen: readonly string[];
  allowed: (language: string) => boolean;
  onChoose: (language: string, isChosen: boolean) => void;
}) {
  return (
    <fieldset>
      <legend className="font-semibold">
        <Trans>Languages that go out</Trans>
      </legend>
      {languages
        .filter(({ code }) => changed.includes(code))
        .map(({ code, name }) => (
          <Checkbox
            key={code}
            label={<bdi lang={code}>{name}</bdi>}
            checked={chosen.includes(code)}
            disabled={!allowed(code)}
            onChange={({ currentTarget: { checked } }) => onChoose(code, checked)}
          />
        ))}
      {chosen.length < changed.length && (
        <p className="text-sm text-ink-2">
          <Trans>The others stay a draft.</Trans>
        </p>
      )}
    </fieldset>
  );
}
