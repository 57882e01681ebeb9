import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDate } from '#core/time/dates.ts';
import { load } from '#desk/calls/call.ts';
import { DeskList } from '#desk/lists/desk-list.tsx';
import { ListFilters } from '#desk/lists/list-filters.tsx';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { may } from '#features/staff/staff-policy.ts';
import { OrderLink } from './order-link.tsx';
import { ProposalList } from './proposal-list.tsx';
import { useLawNames } from './use-law-names.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { signal } = request;
  const [orders, proposals] = await Promise.all([
    load('GET /law/orders', { query, signal }),
    load('GET /law/proposals', { query: { state: 'open' }, signal }),
  ]);
  return { orders, proposals };
}

/** The register as staff work on it: what waits for a second person, and every order by its words. */
export function Component() {
  const { t } = useLingui();
  const { orders, proposals } = useLoaderData<typeof loader>();
  const { factsOf } = useLawNames();
  const isWriter = may(useMe().roles, 'content.write');

  return (
    <DeskPage
      title={t`Orders`}
      lead={
        <Trans>
          Find an order to add what a new paper does to it: a deferral, a pause, an amendment, its end. A paper that
          makes an order of its own is added as one. Nothing is overwritten.
        </Trans>
      }
      actions={
        <>
          <Link to="/law/queues" className="button button-secondary">
            <Trans>What waits to be read</Trans>
          </Link>
          {isWriter && (
            <Link to="/law/new-order" className="button button-secondary">
              <Trans>Add an order</Trans>
            </Link>
          )}
        </>
      }
    >
      <div className="stack-10">
        {proposals.rows.length > 0 && <ProposalList proposals={proposals.rows} />}
        <section aria-label={t`Orders`}>
          <DeskList
            filters={
              <ListFilters
                words={{
                  label: t`Find an order`,
                  hint: t`Its number or title, a product, a standard or a customs code.`,
                }}
              />
            }
            count={<Plural value={orders.total} one="# order" other="# orders" />}
            isEmpty={orders.rows.length === 0}
            none={{
              title: <Trans>No order fits</Trans>,
              text: <Trans>Try its number, a product, a standard or a customs code.</Trans>,
            }}
            pages={{ total: orders.total, perPage: orders.perPage, label: t`Pages of orders` }}
          >
            <ul className="border-t border-ink">
              {orders.rows.map((order) => (
                <li
                  key={order.slug}
                  className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-3"
                >
                  <div id={`order-${order.slug}`} className="min-w-0 flex-1 basis-72">
                    <OrderLink order={order} />
                    <p className="text-sm text-ink-2">
                      {factsOf(order.struckOn ? { ...order, states: [] } : order)}
                      {order.struckOn && (
                        <>
                          {' · '}
                          <Trans>Struck on {formatDate(order.struckOn)}</Trans>
                        </>
                      )}
                      {order.openProposals > 0 && (
                        <>
                          {' · '}
                          <Plural value={order.openProposals} one="# proposal" other="# proposals" />
                        </>
                      )}
                    </p>
                  </div>
                  {isWriter && !order.struckOn && (
                    <Link
                      to={`/law/orders/${order.slug}/effect`}
                      className="button button-quiet -mx-2"
                      aria-describedby={`order-${order.slug}`}
                    >
                      <Trans>Add an effect</Trans>
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </DeskList>
        </section>
      </div>
    </DeskPage>
  );
}
