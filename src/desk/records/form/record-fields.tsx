import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Checkbox, SelectField, TextField } from '#ui/fields/field.tsx';
import type { Field } from './describe-fields.ts';
import { FoldedFields } from './folded-fields.tsx';
import { useRecordForm } from './form-context.ts';
import { LinesField } from './lines-field.tsx';
import { fieldId, type Path, type Values, wirePath } from './paths.ts';
import { ReferenceField } from './reference-field.tsx';
import { RowsField } from './rows-field.tsx';
import { StructuredField } from './structured-field.tsx';
import { TextInput } from './text-input.tsx';
import { TwinnedField } from './twinned-field.tsx';
import { useFieldTexts } from './use-field-texts.ts';

/** Few kinds have files, pictures or conditions, and files and pictures bring the library. */
const ConditionField = lazy(async () => ({
  default: (await import('./conditions/condition-field.tsx')).ConditionField,
}));
const UploadField = lazy(async () => ({ default: (await import('./upload-field.tsx')).UploadField }));
const PictureField = lazy(async () => ({ default: (await import('#desk/media/picture-field.tsx')).PictureField }));

type Props = { fields: readonly Field[]; path: Path; row: Values };

/** The fields of a document or of one of its rows; those for search engines stand folded at the end. */
export function RecordFields({ fields, path, row }: Props) {
  const { problems } = useRecordForm();
  const isSeo = ({ name }: Field) => name.startsWith('seo');
  const seo = fields.filter(isSeo);
  const isWrong = seo.some(({ name }) => problems.has(wirePath([...path, name])));
  return (
    <>
      {fields
        .filter((field) => !isSeo(field))
        .map((field) => (
          <RecordField key={field.name} field={field} path={[...path, field.name]} row={row} />
        ))}
      {seo.length > 0 && (
        <FoldedFields
          title={<Trans>For search engines</Trans>}
          isNeeded={isWrong}
          className="border-y border-rule py-1"
        >
          {seo.map((field) => (
            <RecordField key={field.name} field={field} path={[...path, field.name]} row={row} />
          ))}
        </FoldedFields>
      )}
    </>
  );
}

/** Rows have fields again, which may be rows. */
const drawRow = (props: Props) => <RecordFields {...props} />;

function RecordField({ field, path, row }: { field: Field; path: Path; row: Values }) {
  const { kind, problems, set, mayWrite } = useRecordForm();
  const { nameOf, hintOf, optionOf } = useFieldTexts(kind);
  const { name, type, isNeeded, options } = field;
  const value = row[name];
  const label = nameOf(path);
  const error = problems.get(wirePath(path));
  const shared = { id: fieldId(path), label, hint: hintOf(path), error, required: isNeeded, disabled: !mayWrite('en') };
  // `required` only says so to screen readers: a draft may be unfinished.
  const change = (next: unknown) => set(path, next === '' || next === null ? field.empty : next);

  switch (type) {
    case 'rows':
      return <RowsField field={field} path={path} rows={(value as Values[] | undefined) ?? []} drawRow={drawRow} />;
    case 'group':
      return (
        <fieldset className="border-s-2 border-rule ps-4">
          <legend className="pb-2 font-semibold">{label}</legend>
          <div className="stack-5">
            <RecordFields fields={field.fields} path={path} row={(value as Values | undefined) ?? {}} />
          </div>
        </fieldset>
      );
    case 'fixed':
      return null;
    case 'check':
      return (
        <Checkbox
          {...shared}
          required={false}
          checked={value === true}
          onChange={(event) => set(path, event.target.checked)}
        />
      );
    case 'choice':
      return (
        <SelectField {...shared} value={String(value ?? '')} onChange={(event) => change(event.target.value)}>
          <option value="">–</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {optionOf(path, option)}
            </option>
          ))}
        </SelectField>
      );
    case 'day':
      return (
        <TextField
          {...shared}
          type="date"
          value={String(value ?? '')}
          onChange={(event) => change(event.target.value)}
          className="max-w-56"
        />
      );
    case 'number':
      return (
        <TextField
          {...shared}
          type="number"
          step="any"
          dir="ltr"
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => change(Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber)}
          className="max-w-40 tabular"
        />
      );
    case 'picture':
      return (
        <Suspense>
          <PictureField
            {...{ id: shared.id, label, hint: shared.hint, error }}
            value={typeof value === 'string' && value ? value : null}
            onChange={change}
            isOptional={!isNeeded}
            isReadOnly={shared.disabled}
          />
        </Suspense>
      );
    case 'file':
      return field.file ? (
        <Suspense>
          <UploadField {...shared} rule={field.file} path={path} row={row} onChange={change} />
        </Suspense>
      ) : null;
    case 'lines':
      return <LinesField {...shared} value={value} onChange={(lines) => set(path, lines)} />;
    case 'structured':
      return <StructuredField {...shared} value={value} onChange={change} />;
    case 'condition':
      return (
        <Suspense>
          <ConditionField {...shared} value={value} onChange={change} />
        </Suspense>
      );
    case 'reference':
    case 'references':
      return (
        <ReferenceField
          {...shared}
          kind={field.names ?? ''}
          isMany={type === 'references'}
          value={value}
          onChange={change}
        />
      );
    default:
      break;
  }

  if (field.isTranslated) return <TwinnedField field={field} path={path} row={row} />;
  return <TextInput {...shared} type={type} path={path} value={String(value ?? '')} onChange={change} />;
}
