import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { findKind } from '#desk/records/kinds.ts';
import { siteAddress } from '#desk/shell/site-address.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import type { RedirectRow } from '#features/redirects/redirects.schema.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';

type Act = (redirect: RedirectRow) => void;

/** A page of the redirects. */
export function RedirectList({
  rows,
  onChange,
  onDelete,
}: {
  rows: readonly RedirectRow[];
  onChange: Act;
  onDelete: Act;
}) {
  const { t, i18n } = useLingui();
  return (
    <DataTable
      caption={t`Redirects`}
      captionHidden
      rows={rows}
      rowKey={({ from }) => from}
      columns={[
        {
          key: 'from',
          header: t`Old address`,
          rowHeader: true,
          cell: ({ from }) => <Path path={from} />,
        },
        {
          key: 'to',
          header: t`Leads to`,
          cell: ({ to }) => (
            <a href={siteAddress(to)} target="_blank" rel="noreferrer" className="text-assay hover:underline">
              <Path path={to} />
            </a>
          ),
        },
        {
          key: 'origin',
          header: t`Origin`,
          width: 'w-32 @4xl:w-40',
          cell: (redirect) => <Origin redirect={redirect} />,
        },
        {
          key: 'hits',
          header: t`Used`,
          width: 'w-24 @4xl:w-36',
          numeric: true,
          cell: ({ hits, lastHitAt }) => (
            <>
              {hits}
              {lastHitAt && <span className="block text-sm text-ink-2">{shortMoment(lastHitAt, i18n.locale)}</span>}
            </>
          ),
        },
        {
          key: 'acts',
          header: t`Actions`,
          plain: true,
          width: 'w-24 @4xl:w-44',
          cell: (redirect) => (
            <span className="flex flex-wrap gap-x-2">
              <Button
                variant="quiet"
                className="desk-row-action"
                aria-label={t`Change ${{ from: redirect.from }}`}
                onClick={() => onChange(redirect)}
              >
                <Trans>Change</Trans>
              </Button>
              <Button
                variant="quiet"
                className="desk-row-action"
                aria-label={t`Delete ${{ from: redirect.from }}`}
                onClick={() => onDelete(redirect)}
              >
                <Trans>Delete</Trans>
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

/** An address, whatever the direction of the text around it. */
export function Path({ path }: { path: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere">
      {path}
    </bdi>
  );
}

function Origin({ redirect: { record, madeBy, madeAt } }: { redirect: RedirectRow }) {
  const { t, i18n } = useLingui();
  const kind = record && findKind(record.kind);
  return (
    <>
      {record ? (
        <Link to={`/records/${record.kind}/${record.id}`} className="text-assay hover:underline">
          {kind ? i18n._(kind.name) : record.kind}
        </Link>
      ) : (
        <bdi>{madeBy ?? t`Imported`}</bdi>
      )}
      <span className="block text-sm text-ink-2">{shortMoment(madeAt, i18n.locale)}</span>
    </>
  );
}
