import { useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WhoIsTold } from '#desk/alerts/who-is-told.tsx';
import { call, load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { effectInput, newInstrument } from '#features/law/law-inputs.schema.ts';
import { Differences } from '../differences.tsx';
import { ProposeIt } from '../propose-it.tsx';
import { SeenForm, useSeenForm } from '../seen-form.tsx';
import { SheetChanges } from '../sheet-changes.tsx';
import { useLawNames } from '../use-law-names.ts';
import { EffectFields } from './effect-fields.tsx';
import { startOfEffect } from './start-of-effect.ts';

/** `?from=` is the proposal that it is written anew from, because it was sent back. */
export async function loader({ params: { slug = '' }, request: { url, signal } }: LoaderFunctionArgs) {
  const from = Number(new URL(url).searchParams.get('from'));
  const [order, { rows }, sent] = await Promise.all([
    load('GET /law/orders/{slug}', { params: { slug }, signal }),
    load('GET /law/orders', { signal }),
    from > 0 ? load('GET /law/proposals/{id}', { params: { id: from }, signal }) : null,
  ]);
  const earlier = sent?.proposal.sent ?? null;
  // Its instrument is a choice, however old it is.
  const known = earlier && earlier.instrument !== newInstrument ? { q: earlier.instrument } : null;
  const named = known ? (await load('GET /law/orders', { query: known, signal })).rows : [];
  return { order, newest: [...rows, ...named], earlier };
}

/** Adds an effect to an order in two steps: see what changes for visitors, then propose it. */
export function Component() {
  const { t } = useLingui();
  const { order, newest, earlier } = useLoaderData<typeof loader>();
  const { factsOf } = useLawNames();
  const { slug, number, title } = order.order;
  const name = number ?? title;
  const { form, seen } = useSeenForm({
    id: 'effect',
    schema: effectInput,
    defaults: startOfEffect(earlier),
    call: (input) => call('POST /law/orders/{slug}/effects/preview', { params: { slug }, input }),
  });

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
      <SeenForm
        form={form}
        className="stack-6"
        seen={
          seen && (
            <>
              <Differences found={seen.found} />
              {/* Before the sheets, of which there may be many. */}
              <ProposeIt
                propose={() => call('POST /law/orders/{slug}/effects', { params: { slug }, input: seen.input })}
              />
              <WhoIsTold input={{ order: slug, effect: seen.input }} />
              <SheetChanges found={seen.found} />
            </>
          )
        }
      >
        <EffectFields form={form} order={order} newest={newest} />
      </SeenForm>
    </DeskPage>
  );
}
