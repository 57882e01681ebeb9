import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call, load } from '#desk/calls/call.ts';
import { Problem } from '#desk/calls/form-faults.tsx';
import { OrderList } from '#desk/lists/order-list.tsx';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { UnsavedGuard } from '#desk/shell/unsaved-guard.tsx';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { getKind } from './kinds.ts';
import { RecordStateChip } from './record-state-chip.tsx';

type Placed = { id: string; title: string; status: string };

export async function loader({ params, request }: LoaderFunctionArgs) {
  const kind = getKind(params.kind);
  const [{ needsSecondPerson = false }, { rows }] = await Promise.all([
    kind.load(),
    load('GET /records/{kind}/order', { params: { kind: kind.kind }, signal: request.signal }),
  ]);
  return { kind: kind.kind, name: kind.name, needsSecondPerson, rows };
}

/** The order in which the site shows the records of a kind. It is saved as a whole, so that nobody sees half of it. */
export function Component() {
  return <OrderPage key={useLoaderData<typeof loader>().kind} />;
}

function OrderPage() {
  const { t, i18n } = useLingui();
  const { kind, name, needsSecondPerson, rows } = useLoaderData<typeof loader>();
  const toast = useToast();
  const faultText = useFaultText();
  const [known, setKnown] = useState<readonly Placed[]>(rows);
  const [order, setOrder] = useState<readonly Placed[]>(rows);
  const [theirs, setTheirs] = useState<readonly Placed[]>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const isChanged = order.some(({ id }, index) => id !== known[index]?.id);
  const many = i18n._(name);

  async function save() {
    setPending(true);
    setProblem(undefined);
    const input = { ids: order.map(({ id }) => id), was: known.map(({ id }) => id) };
    const saved = await call('PUT /records/{kind}/order', { params: { kind }, input });
    setPending(false);
    if (saved.ok) {
      setKnown(saved.data.rows);
      setOrder(saved.data.rows);
      setTheirs(undefined);
      return toast.success(t`The order is saved, and visitors see it.`);
    }
    const other = saved.status === 409 ? (saved.details?.theirs as Placed[] | undefined) : undefined;
    if (!other) return setProblem(faultText(saved));
    // The next save is about the list of now: what is gone leaves the order, and what is new comes last.
    const own = order.filter(({ id }) => other.some((row) => row.id === id));
    setTheirs(other);
    setKnown(other);
    setOrder([...own, ...other.filter(({ id }) => !own.some((row) => row.id === id))]);
  }

  return (
    <DeskPage
      title={t`Order: ${many}`}
      lead={
        <Trans>
          Drag a row to its place, use its buttons, or move it by Alt and the arrow keys. Visitors see the order once it
          is saved.{' '}
          <Link to={`/records/${kind}`} className="text-assay underline">
            Back to the list
          </Link>
        </Trans>
      }
      actions={
        <Button pending={isPending} aria-disabled={!isChanged || isPending} onClick={() => isChanged && void save()}>
          <Trans>Save the order</Trans>
        </Button>
      }
    >
      <UnsavedGuard isUnsaved={() => isChanged} />
      <div className="stack-4 max-w-3xl">
        {needsSecondPerson && (
          <p className="text-sm text-ink-2">
            <Trans>
              You may do this alone, although two publish these records: it changes no text, and the audit log keeps
              both orders.
            </Trans>
          </p>
        )}
        <Problem text={problem} />
        {theirs && (
          <section aria-labelledby="other-order" className="stack-3 border-s-4 border-withdrawn bg-sheet px-4 py-3">
            <h2 id="other-order" className="text-xl">
              <Trans>Somebody else has changed this list</Trans>
            </h2>
            <p>
              <Trans>Your order is below, and nothing is lost. Save it over theirs, or take theirs:</Trans>
            </p>
            <ol className="list-decimal ps-6">
              {theirs.map(({ id, title }) => (
                <li key={id}>
                  <bdi>{title}</bdi>
                </li>
              ))}
            </ol>
            <Button
              variant="secondary"
              onClick={() => {
                setOrder(theirs);
                setTheirs(undefined);
              }}
            >
              <Trans>Take their order</Trans>
            </Button>
          </section>
        )}
        <OrderList
          label={many}
          rows={order}
          onOrder={setOrder}
          draw={({ title, status }) => (
            <>
              <bdi className="wrap-anywhere">{title || t`Without a name`}</bdi>
              {status !== 'published' && <RecordStateChip state="archived" />}
            </>
          )}
        />
      </div>
    </DeskPage>
  );
}
