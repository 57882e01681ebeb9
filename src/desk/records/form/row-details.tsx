import { memo, type ReactNode } from 'react';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import type { Field } from './describe-fields.ts';
import { FoldedFields } from './folded-fields.tsx';
import { useRecordForm } from './form-context.ts';
import { fieldId, type Path, type Values, wirePath } from './paths.ts';

export type DrawRow = (row: { fields: readonly Field[]; path: Path; row: Values }) => ReactNode;
type Props = {
  field: Field;
  path: Path;
  drawRow: DrawRow;
  at: number;
  row: Values;
  title: string;
  details: string;
  isNew: boolean;
};

/** One row of a document, folded under its title. Only a row that has changed is drawn anew. */
export const RowDetails = memo(
  function RowDetails({ field, path, at, row, title, details, isNew, drawRow }: Props) {
    const { problems } = useRecordForm();
    const own = [...path, at];
    const id = fieldId(own);
    const isWrong = [...problems.keys()].some((name) => `${name}.`.startsWith(`${wirePath(own)}.`));
    return (
      <FoldedFields
        id={id}
        title={
          <>
            {title}
            {details && <bdi className="ps-3 text-sm font-normal text-ink-2">{details}</bdi>}
          </>
        }
        isNeeded={isNew || isWrong}
        className="min-w-0 flex-1"
      >
        <FieldNotes id={id} error={problems.get(wirePath(own))} />
        {drawRow({ fields: field.fields, path: own, row })}
      </FoldedFields>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.title === after.title &&
    before.details === after.details &&
    before.isNew === after.isNew &&
    wirePath([...before.path, before.at]) === wirePath([...after.path, after.at]),
);

/** What tells rows apart whose first field is a key, such as the number in a list: their next two values. */
export function detailsOf(
  { title, fields }: Field,
  row: Values,
  optionOf: (field: string, value: string) => string,
): string {
  if (fields.find(({ name }) => name === title)?.isTranslated) return '';
  return fields
    .filter(({ name, type, isTranslated }) => name !== title && !isTranslated && detailTypes.has(type))
    .map(({ name, type }) => (type === 'choice' ? optionOf(name, String(row[name] ?? '')) : String(row[name] ?? '')))
    .filter((text) => text !== '' && text.length <= 60)
    .slice(0, 2)
    .join(' · ');
}
const detailTypes: ReadonlySet<Field['type']> = new Set(['line', 'choice', 'lines', 'reference', 'number', 'day']);
