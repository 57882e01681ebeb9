import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { call, load } from '#desk/calls/call.ts';
import { Problem } from '#desk/calls/form-faults.tsx';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { DifferenceList } from './difference-list.tsx';
import { findDifferences } from './form/find-differences.ts';
import { getKind } from './kinds.ts';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const number = Number(params.number);
  if (!Number.isSafeInteger(number) || number < 1) throw new Response(null, { status: 404 });
  return load('GET /finder/releases/{number}', { params: { number }, signal });
}

type Release = Awaited<ReturnType<typeof loader>>;

/** A release of the finder: what it was, and what its record would say again if it is taken back. */
export function Component() {
  const { t, i18n } = useLingui();
  const release = useLoaderData<typeof loader>();
  const { number, kind, record, name, at, publishedBy, changed, total } = release;
  return (
    <DeskPage
      title={t`Release ${number}: ${name}`}
      lead={
        <Link to="/releases" className="text-assay hover:underline">
          <Trans>To the releases</Trans>
        </Link>
      }
    >
      <div className="stack-10 max-w-5xl">
        <FactList
          facts={[
            { term: t`Kind of record`, value: i18n._(getKind(kind).name) },
            { term: t`When (Indian time)`, value: shortMoment(at, i18n.locale) },
            { term: t`Who`, value: publishedBy ?? t`The system` },
            { term: t`Sheets that changed`, value: t`${changed} of ${total}` },
            {
              term: t`Record`,
              value: (
                <Link to={`/records/${kind}/${record}/history`} className="text-assay hover:underline">
                  <Trans>Its earlier versions</Trans>
                </Link>
              ),
            },
          ]}
        />
        <section aria-labelledby="take-back" className="stack-4">
          <h2 id="take-back" className="text-xl">
            <Trans>Taking it back</Trans>
          </h2>
          <TakingBack release={release} />
        </section>
      </div>
    </DeskPage>
  );
}

function TakingBack({ release }: { release: Release }) {
  const { number, kind, record, back, isArchived, refusal, mayWrite } = release;
  const { t } = useLingui();
  if (!back) return <p>{refusal}</p>;
  return (
    <>
      <p>
        <Trans>
          The text that was public before becomes a draft. You see which sheets it changes, it is reviewed and published
          like any other draft, and is then the next release.
        </Trans>
      </p>
      {isArchived ? (
        <p>
          <Trans>This release took the record from the site. Its last public text would come back.</Trans>
        </p>
      ) : (
        <DifferenceList
          kind={kind}
          differences={findDifferences(back.now, back.before)}
          names={{ before: t`Public now`, after: t`Once it is taken back` }}
        />
      )}
      {refusal && (
        <p>
          {refusal}{' '}
          <Link to={`/records/${kind}/${record}`} className="text-assay underline">
            <Trans>Open the draft</Trans>
          </Link>
        </p>
      )}
      {mayWrite && !refusal && <TakeBack number={number} kind={kind} />}
    </>
  );
}

function TakeBack({ number, kind }: { number: number; kind: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const faultText = useFaultText();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function takeBack() {
    setPending(true);
    const result = await call('POST /finder/releases/{number}/take-back', { params: { number } });
    setPending(false);
    if (!result.ok) return setProblem(faultText(result));
    toast.success(t`It is a draft now. Publish it if it is right.`);
    return navigate(`/records/${kind}/${result.data.id}/sheets`);
  }

  return (
    <div className="stack-3">
      <Problem text={problem} />
      <Button pending={pending} onClick={() => void takeBack()}>
        <Trans>Take this release back</Trans>
      </Button>
    </div>
  );
}
