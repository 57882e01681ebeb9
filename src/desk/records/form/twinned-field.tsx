import { languages } from '#locales/languages.ts';
import type { Field } from './describe-fields.ts';
import { useRecordForm } from './form-context.ts';
import { fieldId, type Path, type Values, wirePath } from './paths.ts';
import { TextInput } from './text-input.tsx';
import { useFieldTexts } from './use-field-texts.ts';

/** A text with its twin in the chosen language beside it; what visitors read without one stands in it in grey. */
export function TwinnedField({ field, path, row }: { field: Field; path: Path; row: Values }) {
  const { kind, language, problems, set, mayWrite } = useRecordForm();
  const { nameOf, hintOf } = useFieldTexts(kind);
  const { name, type, isNeeded } = field;
  const label = nameOf(path);
  const text = String(row[name] ?? '');
  const english = (
    <TextInput
      id={fieldId(path)}
      label={label}
      hint={hintOf(path)}
      error={problems.get(wirePath(path))}
      required={isNeeded}
      disabled={!mayWrite('en')}
      type={type}
      path={path}
      value={text}
      onChange={(value) => set(path, value === '' ? field.empty : value)}
      lang="en"
      dir="ltr"
    />
  );
  const twin = languages.find(({ code }) => code === language);
  if (!twin || twin.code === 'en') return english;
  const twinPath = [...path.slice(0, -1), 'translations', twin.code, name];
  const translations = row.translations as Record<string, Values> | undefined;
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {english}
      <TextInput
        id={fieldId(twinPath)}
        label={
          <>
            {label} · <bdi lang={twin.code}>{twin.name}</bdi>
          </>
        }
        error={problems.get(wirePath(twinPath))}
        disabled={!mayWrite(twin.code)}
        type={type}
        path={twinPath}
        value={String(translations?.[twin.code]?.[name] ?? '')}
        onChange={(value) => set(twinPath, value === '' ? undefined : value)}
        lang={twin.code}
        dir={twin.dir}
        placeholder={type === 'html' ? '' : text}
      />
    </div>
  );
}
