import { useLingui } from '@lingui/react/macro';
import type { Field } from '#features/open-data/open-table.ts';
import { useTableNames } from './use-table-names.ts';

/** The columns of each table, which open one table at a time. */
export function TableColumns({ tables }: { tables: readonly { name: string; fields: readonly Field[] }[] }) {
  const names = useTableNames();
  return (
    <div className="border-b border-rule">
      {tables.map(({ name, fields }) => (
        <details key={name} name="table-columns" className="border-t border-rule">
          <summary className="py-3 font-semibold text-assay">{names[name]?.title ?? name}</summary>
          <dl
            lang="en"
            dir="ltr"
            className="grid gap-x-6 pb-6 text-start sm:grid-cols-[minmax(10rem,14rem)_6rem_minmax(0,1fr)]"
          >
            {fields.map((field) => (
              <ColumnFacts key={field.name} field={field} />
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}

function ColumnFacts({ field: { name, type, description, isRequired } }: { field: Field }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-x-6 border-t border-rule py-2 sm:col-span-3 sm:grid-cols-subgrid">
      <dt className="font-mono text-[0.94em]">{name}</dt>
      <dd className="text-sm text-ink-2">{type}</dd>
      <dd>
        {description}
        {!isRequired && <span className="sr-only"> ({t`may be empty`})</span>}
      </dd>
    </div>
  );
}
