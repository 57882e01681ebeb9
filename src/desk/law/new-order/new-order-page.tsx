import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WhoIsTold } from '#desk/alerts/who-is-told.tsx';
import { call, load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { newOrderInput } from '#features/law/new-order-inputs.schema.ts';
import { Differences } from '../differences.tsx';
import { ProposeIt } from '../propose-it.tsx';
import { SeenForm, useSeenForm } from '../seen-form.tsx';
import { SheetChanges } from '../sheet-changes.tsx';
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
  const { form, seen } = useSeenForm({
    id: 'new-order',
    schema: newOrderInput,
    defaults: startOf(earlier),
    call: (input) => call('POST /law/new-order/preview', { input }),
  });

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
      <SeenForm
        form={form}
        className="stack-8"
        seen={
          seen && (
            <>
              {seen.found.order && <Appearance order={seen.found.order} />}
              <Differences found={seen.found} />
              <ProposeIt propose={() => call('POST /law/new-order', { input: seen.input })} />
              <WhoIsTold input={{ newOrder: seen.input }} />
              <SheetChanges found={seen.found} />
            </>
          )
        }
      >
        <NewOrderFields form={form} choices={choices} />
      </SeenForm>
    </DeskPage>
  );
}
