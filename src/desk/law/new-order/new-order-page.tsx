import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WhoIsTold } from '#desk/alerts/who-is-told.tsx';
import { call, load } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { UnsavedGuard } from '#desk/shell/unsaved-guard.tsx';
import type { Differences as Found } from '#features/law/law.schema.ts';
import { type NewOrder, newOrderInput } from '#features/law/new-order-inputs.schema.ts';
import { Button } from '#ui/button.tsx';
import { Differences } from '../differences.tsx';
import { ProposeIt } from '../propose-it.tsx';
import { SheetChanges } from '../sheet-changes.tsx';
import { Waiting } from '../waiting.tsx';
import { Appearance } from './appearance.tsx';
import { NewOrderFields } from './new-order-fields.tsx';
import { startOf } from './start-of.ts';

/** `?from=` is the proposal that it is written anew from, because it was sent back. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal, url } = request;
  const from = Number(new URL(url).searchParams.get('from'));
  const [choices, earlier] = await Promise.all([
    load('GET /law/new-order', { signal }),
    from > 0 ? load('GET /law/proposals/{id}', { params: { id: from }, signal }) : null,
  ]);
  return { choices, earlier: earlier?.proposal.newOrder ?? null };
}

/** Adds an order that acts on none of the register, in two steps: see what changes for visitors, then propose it. */
export function Component() {
  const { t } = useLingui();
  const { choices, earlier } = useLoaderData<typeof loader>();
  const [seen, setSeen] = useState<{ found: Found; input: NewOrder; of: string }>();
  const form = useDeskForm({
    id: 'new-order',
    schema: newOrderInput,
    defaults: startOf(earlier),
    call: (input) => call('POST /law/new-order/preview', { input }),
    onDone: (found, input) => setSeen({ found, input, of: JSON.stringify(form.inputs.getValues()) }),
  });
  const isFresh = seen !== undefined && seen.of === JSON.stringify(form.inputs.watch());

  return (
    <DeskPage
      title={t`Add an order`}
      lead={
        <>
          <Link to="/law" className="text-assay hover:underline">
            <Trans>All orders</Trans>
          </Link>
          <span className="block text-sm">
            <Trans>
              For a paper that makes an order of its own. What a paper does to an order of the register is an effect on
              that order.
            </Trans>
          </span>
        </>
      }
    >
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <form onSubmit={form.submit} noValidate className="stack-8 max-w-3xl">
          <FormFaults form={form} />
          <UnsavedGuard isUnsaved={() => form.isUnsaved() && !isFresh} />
          <NewOrderFields form={form} choices={choices} />
          <Button type="submit" pending={form.pending} variant={isFresh ? 'secondary' : 'primary'}>
            <Trans>Show what it changes</Trans>
          </Button>
          {form.pending && (
            <Waiting>{t`Working out what changes on pages and sheets. This takes some seconds.`}</Waiting>
          )}
        </form>
        <div aria-live="polite">
          {isFresh && (
            <div className="stack-6">
              {seen.found.order && <Appearance order={seen.found.order} />}
              <Differences found={seen.found} />
              <ProposeIt propose={() => call('POST /law/new-order', { input: seen.input })} />
              <WhoIsTold input={{ newOrder: seen.input }} />
              <SheetChanges found={seen.found} />
            </div>
          )}
        </div>
      </div>
    </DeskPage>
  );
}
