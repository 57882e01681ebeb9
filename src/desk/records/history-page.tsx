import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { call, load } from '#desk/calls/call.ts';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { Problem } from '#desk/calls/form-faults.tsx';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { may } from '#features/staff/staff-policy.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { DifferenceList } from './difference-list.tsx';
import { findDifferences } from './form/find-differences.ts';
import { getKind } from './kinds.ts';

type Revision = DeskCallAnswer<'GET /records/{kind}/{id}/revisions'>['rows'][number];

export async function loader({ params, request: { url, signal } }: LoaderFunctionArgs) {
  const { kind, load: loadDescription } = getKind(params.kind);
  const { id = '' } = params;
  const number = new URL(url).searchParams.get('version');
  const of = { kind, id };
  const [{ name, title }, record, { rows }, chosen] = await Promise.all([
    loadDescription(),
    load('GET /records/{kind}/{id}', { params: of, signal }),
    load('GET /records/{kind}/{id}/revisions', { params: of, signal }),
    number === null
      ? null
      : load('GET /records/{kind}/{id}/revisions/{number}', { params: { ...of, number: Number(number) }, signal }),
  ]);
  const written = title && record.live?.document[title];
  return { kind, id, name: written ? String(written) : undefined, one: name.one, record, rows, chosen };
}

/** The versions of a record, and what each of them says other than the public one. */
export function Component() {
  const { t, i18n } = useLingui();
  const { kind, id, name, one, record, rows, chosen } = useLoaderData<typeof loader>();
  const { roles } = useMe();
  const heading = name ?? i18n._(one);
  const differences = chosen && findDifferences(chosen.document, record.live?.document ?? {});

  return (
    <DeskPage
      title={t`Earlier versions: ${heading}`}
      lead={
        <Link to={`/records/${kind}/${id}`} className="text-assay hover:underline">
          <Trans>To the record</Trans>
        </Link>
      }
      actions={
        may(roles, 'audit.read') &&
        record.live && (
          <Link to={`/audit?${new URLSearchParams({ kind, subject: id })}`} className="button button-secondary">
            <Trans>Who did what</Trans>
          </Link>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={<Trans>There is no earlier version</Trans>}>
          <Trans>The first is kept when the desk publishes the record.</Trans>
        </EmptyState>
      ) : (
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <Versions rows={rows} />
          {chosen && differences && (
            <section aria-labelledby="version" className="stack-4">
              <h2 id="version" className="text-xl">
                <Trans>Version {chosen.number} beside what is public now</Trans>
              </h2>
              <DifferenceList
                kind={kind}
                differences={differences}
                names={{ before: t`Version ${chosen.number}`, after: t`Public now` }}
              />
              {record.may.write && <Restore kind={kind} id={id} number={chosen.number} />}
            </section>
          )}
        </div>
      )}
    </DeskPage>
  );
}

function Versions({ rows }: { rows: readonly Revision[] }) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const states: Record<Revision['state'], string> = {
    draft: t`Draft`,
    'in-review': t`In review`,
    scheduled: t`Scheduled`,
    published: t`Published`,
    discarded: t`Discarded`,
  };
  return (
    <nav aria-label={t`Versions`}>
      <ol className="border-t border-ink">
        {rows.map(({ number, state, madeAt, madeBy, publishedAt, publishedBy, languages }) => (
          <li key={number} className="border-b border-rule py-2">
            <Link
              to={`?version=${number}`}
              preventScrollReset
              aria-current={params.get('version') === String(number) ? 'true' : undefined}
              className="text-assay hover:underline aria-[current]:font-semibold"
            >
              {number === 0 ? <Trans>Before the desk</Trans> : <Trans>Version {number}</Trans>}
            </Link>
            <span className="block text-sm text-ink-2">
              {states[state]}
              {languages && ` (${languages.join(', ')})`}, {shortMoment(publishedAt ?? madeAt, i18n.locale)}
            </span>
            {(publishedBy ?? madeBy) && (
              <span className="block text-sm text-ink-2">
                <bdi>{publishedBy ?? madeBy}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Restore({ kind, id, number }: { kind: string; id: string; number: number }) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const faultText = useFaultText();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function restore() {
    setPending(true);
    const result = await call('POST /records/{kind}/{id}/restore', { params: { kind, id }, input: { number } });
    setPending(false);
    if (!result.ok) return setProblem(faultText(result));
    toast.success(t`It is a draft now. Publish it if it is right.`);
    return navigate(`/records/${kind}/${id}`);
  }

  return (
    <div className="stack-3">
      <Problem text={problem} />
      <Button pending={pending} onClick={() => void restore()}>
        <Trans>Make a draft of this version</Trans>
      </Button>
    </div>
  );
}
