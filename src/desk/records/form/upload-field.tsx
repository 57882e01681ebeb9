import { FileField } from '#desk/media/file-field.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import type { AddedDocument } from '#features/media/media.schema.ts';
import type { FileRule } from '#features/records/file-rule.schema.ts';
import { may } from '#features/staff/staff-policy.ts';
import { useRecordForm } from './form-context.ts';
import type { Path, Values } from './paths.ts';

type Props = {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  disabled: boolean;
  rule: FileRule;
  path: Path;
  row: Values;
  onChange: (value: string | null) => void;
};

/** The file of a record or of one of its rows; an upload also fills in what the row says of its file. */
export function UploadField({ disabled, rule, path, row, onChange, ...field }: Props) {
  const { kind, set } = useRecordForm();
  const { roles, languages } = useMe();
  const name = String(path.at(-1));
  const { drawnFrom, fills } = rule;
  const beside = (other: string) => [...path.slice(0, -1), other];

  function take(added: AddedDocument) {
    onChange(added.path);
    if (drawnFrom) set(beside(drawnFrom), null);
    if (!fills) return;
    set(beside(fills.kind), added.kind);
    set(beside(fills.name), nameOf(row[fills.name], added));
  }

  return (
    <FileField
      {...field}
      rule={rule}
      place={{ kind, field: path.filter((step) => !/^\d+$/.test(String(step))).join('.') }}
      value={typeof row[name] === 'string' && row[name] ? row[name] : null}
      isDrawn={Boolean(drawnFrom && row[drawnFrom])}
      isClosed={rule.storage === 'private' && (languages !== null || !may(roles, 'content.write'))}
      isReadOnly={disabled}
      onAdded={take}
      onRemove={() => onChange(null)}
    />
  );
}

/** What somebody has typed stays, with the ending of the new file. */
function nameOf(typed: unknown, { name, kind }: AddedDocument): string {
  if (typeof typed !== 'string' || !typed.trim()) return name;
  return typed.trim().replace(/(?:\.(?:pdf|docx|xlsx))?$/i, `.${kind}`);
}
