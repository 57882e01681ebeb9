import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskList } from '#desk/lists/desk-list.tsx';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { may } from '#features/staff/staff-policy.ts';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLines } from './audit-lines.tsx';

/** Who did what at the desk. The filters and the page are in the address, so that a view can be sent to a colleague. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return load('GET /audit', { query, signal: request.signal });
}

export function Component() {
  const { t } = useLingui();
  const { roles } = useMe();
  const [params] = useSearchParams();
  const { lines, total, perPage, actions, staff } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title={t`Audit log`}
      actions={may(roles, 'audit.read-all') && <AuditExport />}
      lead={<Trans>Every change made at the desk is recorded here, and no entry can be altered or deleted.</Trans>}
    >
      <DeskList
        filters={<AuditFilters actions={actions} staff={staff} />}
        count={<Plural value={total} one="# entry" other="# entries" />}
        isEmpty={lines.length === 0}
        above={
          params.has('subject') && (
            <p className="flex flex-wrap gap-x-4">
              <Trans>Entries about one thing alone.</Trans>
              <Link to="/audit" className="text-assay underline">
                <Trans>Show all entries</Trans>
              </Link>
            </p>
          )
        }
        none={{ title: <Trans>No entry matches</Trans> }}
        noneFit={{
          title: <Trans>No entry matches</Trans>,
          text: <Trans>Choose another period, person or action.</Trans>,
        }}
        pages={{ total, perPage, label: t`Pages` }}
      >
        <AuditLines lines={lines} staff={staff} />
      </DeskList>
    </DeskPage>
  );
}
