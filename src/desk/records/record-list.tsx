import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { RowChoice } from '#desk/lists/row-choice.tsx';
import type { Chosen } from '#desk/lists/use-chosen.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { RecordStateChip } from './record-state-chip.tsx';
import { TranslatedCell } from './translations/translated-cell.tsx';

type Answer = DeskCallAnswer<'GET /records/{kind}'>;
type Row = Answer['rows'][number];
type NewDraft = Answer['newDrafts'][number];

/** Absent for those who may not change any. */
type MayChoose = Chosen<string> | undefined;

const linkClass = 'text-assay hover:underline wrap-anywhere';

/** The records of a kind with their states. */
export function RecordList({ kind, rows, chosen }: { kind: string; rows: readonly Row[]; chosen: MayChoose }) {
  const { t, i18n } = useLingui();
  const choice: Column<Row> = {
    key: 'choice',
    header: t`Choose`,
    width: 'w-18',
    plain: true,
    // On phones it stands beside the name, as the number of a row does.
    numeric: true,
    cell: ({ id, title }) => chosen && <RowChoice chosen={chosen} id={id} label={t`Choose ${{ title }}`} />,
  };
  const columns: Column<Row>[] = [
    ...(chosen ? [choice] : []),
    {
      key: 'title',
      header: t`Name`,
      rowHeader: true,
      cell: ({ id, title, slug }) => (
        <>
          <Link to={`/records/${kind}/${id}`} className={linkClass}>
            <bdi>{title || t`Without a name`}</bdi>
          </Link>
          {slug !== title && <span className="block text-sm font-normal text-ink-2 wrap-anywhere">{slug}</span>}
        </>
      ),
    },
    {
      key: 'state',
      header: t`State`,
      width: 'w-32 @4xl:w-52',
      cell: ({ status, open }) => (
        <span className="flex flex-wrap gap-1.5">
          <RecordStateChip state={status === 'published' ? 'published' : 'archived'} />
          {open && <RecordStateChip state={open} />}
        </span>
      ),
    },
    {
      key: 'languages',
      header: t`Translated`,
      width: 'w-32 @4xl:w-52',
      cell: ({ languages: counts }) => <TranslatedCell counts={counts} />,
    },
    {
      key: 'changed',
      header: t`Changed`,
      width: 'w-28 @4xl:w-44',
      cell: ({ updatedAt }) => shortMoment(updatedAt, i18n.locale),
    },
  ];
  const shown = rows.some((row) => row.languages.length > 0)
    ? columns
    : columns.filter(({ key }) => key !== 'languages');
  return <DataTable caption={t`Records`} captionHidden columns={shown} rows={rows} rowKey={({ id }) => id} />;
}

/** Records of which there is only a draft. */
export function NewDrafts({ kind, drafts, chosen }: { kind: string; drafts: readonly NewDraft[]; chosen: MayChoose }) {
  const { t, i18n } = useLingui();
  return (
    <section aria-labelledby="new-drafts">
      <h2 id="new-drafts" className="pb-2 text-xl">
        <Trans>Not published yet</Trans>
      </h2>
      <ul className="border-t border-ink">
        {drafts.map(({ id, title, state, madeBy, madeAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
            {chosen && <RowChoice chosen={chosen} id={id} label={t`Choose ${{ title }}`} />}
            <Link to={`/records/${kind}/${id}`} className={`font-semibold ${linkClass}`}>
              <bdi>{title || t`Without a name`}</bdi>
            </Link>
            <RecordStateChip state={state} />
            <span className="text-sm text-ink-2">
              <bdi>{madeBy}</bdi>, {shortMoment(madeAt, i18n.locale)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
