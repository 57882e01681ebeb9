import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { todayInIndia } from '#core/time/dates.ts';
import { WhoIsTold } from '#desk/alerts/who-is-told.tsx';
import { call, load } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { UnsavedGuard } from '#desk/shell/unsaved-guard.tsx';
import type { Differences as Found } from '#features/law/law.schema.ts';
import { effectInput, type NewEffect, newInstrument } from '#features/law/law-inputs.schema.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { Button } from '#ui/button.tsx';
import { Differences } from './differences.tsx';
import { EffectFields } from './effect-fields.tsx';
import { ProposeIt } from './propose-it.tsx';
import { SheetChanges } from './sheet-changes.tsx';
import { useLawNames } from './use-law-names.ts';
import { Waiting } from './waiting.tsx';

export async function loader({ params: { slug = '' }, request: { signal } }: LoaderFunctionArgs) {
  const [order, { rows }] = await Promise.all([
    load('GET /law/orders/{slug}', { params: { slug }, signal }),
    load('GET /law/orders', { signal }),
  ]);
  return { order, newest: rows };
}

/** Adds an effect to an order in two steps: see what changes for visitors, then propose it. */
export function Component() {
  const { t } = useLingui();
  const { order, newest } = useLoaderData<typeof loader>();
  const { factsOf } = useLawNames();
  const { slug, number, title } = order.order;
  const name = number ?? title;
  const [seen, setSeen] = useState<{ found: Found; input: NewEffect; of: string }>();
  const form = useDeskForm({
    id: 'effect',
    schema: effectInput,
    defaults: {
      ...{ kind: 'defer', instrument: newInstrument, newKind: 'extension', newNumber: '', newTitle: '' },
      // The form does not ask for a link: a source that is an address becomes the link of the new paper.
      ...{ newPublishedOn: todayInIndia(), audiences: [...audiences], lines: [], on: '', until: '' },
      ...{
        standard: '',
        beside: '',
        clause: '',
        text: '',
        note: '',
        source: '',
        countsFrom: '',
        confidence: 'gazette',
      },
    },
    call: (input) => call('POST /law/orders/{slug}/effects/preview', { params: { slug }, input }),
    onDone: (found, input) => setSeen({ found, input, of: JSON.stringify(form.inputs.getValues()) }),
  });
  const isFresh = seen !== undefined && seen.of === JSON.stringify(form.inputs.watch());

  return (
    <DeskPage
      title={t`Add an effect on ${name}`}
      lead={
        <>
          <Link to={`/law/orders/${slug}`} className="text-assay hover:underline">
            <bdi>{title}</bdi>
          </Link>
          <span className="block text-sm">{factsOf(order.known)}</span>
        </>
      }
    >
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <form onSubmit={form.submit} noValidate className="stack-6 max-w-3xl">
          <FormFaults form={form} />
          <UnsavedGuard isUnsaved={() => form.isUnsaved() && !isFresh} />
          <EffectFields form={form} order={order} newest={newest} />
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
              <Differences found={seen.found} />
              {/* Before the sheets, of which there may be many. */}
              <ProposeIt
                propose={() => call('POST /law/orders/{slug}/effects', { params: { slug }, input: seen.input })}
              />
              <WhoIsTold input={{ order: slug, effect: seen.input }} />
              <SheetChanges found={seen.found} />
            </div>
          )}
        </div>
      </div>
    </DeskPage>
  );
}
