import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { optionNames } from '#desk/records/form/words/option-names.ts';
import type { ConflictSide, Conflicts } from '#features/finder/rules/conflicts.schema.ts';
import { FactList } from '#ui/fact-list.tsx';
import { OrderOfRow, QueueFrame } from './queue-frame.tsx';
import { useReaderNames } from './use-reader-names.ts';

/** Rules of the finder that contradict each other or a row of a list; each leads to its record. */
export function ConflictRows({ conflicts: { total, page, rows } }: { conflicts: Conflicts }) {
  const { t, i18n } = useLingui();
  const readers = useReaderNames();
  const words = (option: string) => i18n._(optionNames[option] ?? option);
  return (
    <QueueFrame name={t`Rules that contradict each other`} of="conflicts" total={total} page={page}>
      <ul className="pt-2">
        {rows.map((row) => (
          <li key={`${row.approval} ${row.taking.key} ${row.duty.key}`} className="stack-2 py-3">
            <p className="font-semibold">
              <bdi>{row.approval}</bdi>
              {readers[row.reader] && <span className="font-normal text-ink-2"> · {readers[row.reader]}</span>}
            </p>
            <FactList
              facts={[
                { term: words('excludes'), value: <Side side={row.taking} /> },
                { term: words('requires'), value: <Side side={row.duty} /> },
                {
                  term: t`Under these answers`,
                  value: row.answers.length > 0 ? row.answers.join(' · ') : t`Whatever is answered`,
                },
                { term: t`Families`, value: <Families {...row} /> },
              ]}
            />
          </li>
        ))}
      </ul>
    </QueueFrame>
  );
}

function Side({ side: { kind, record, key, name, order } }: { side: ConflictSide }) {
  return (
    <>
      {record === null ? (
        <bdi className="font-semibold">{key}</bdi>
      ) : (
        <Link to={`/records/${kind}/${record}`} className="text-assay hover:underline wrap-anywhere">
          <bdi>{key}</bdi>
        </Link>
      )}{' '}
      <bdi className="wrap-anywhere">{name}</bdi>
      {order && <OrderOfRow slug={order} />}
    </>
  );
}

function Families({ families, moreFamilies: others }: Conflicts['rows'][number]) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {families.map(({ id, name }) => (
        <Link key={id} to={`/records/families/${id}`} className="text-assay hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ))}
      {others > 0 && (
        <span className="text-ink-2">
          <Plural value={others} one="and # other" other="and # others" />
        </span>
      )}
    </span>
  );
}
