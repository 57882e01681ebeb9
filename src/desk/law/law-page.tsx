import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { formatDate } from '#core/time/dates.ts';
import { load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { Pagination } from '#ui/pagination.tsx';
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
  const { instruments } = useLawNames();
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const page = Number(params.get('page') ?? 1);

  return (
    <DeskPage
      title={t`Law`}
      lead={
        <Trans>
          What orders do to each other. Nothing is overwritten: an effect is added, or struck with a reason.
        </Trans>
      }
      actions={
        <Link to="/law/queues" className="button button-secondary">
          <Trans>What waits to be read</Trans>
        </Link>
      }
    >
      <div className="stack-10">
        {proposals.rows.length > 0 && <ProposalList proposals={proposals.rows} />}
        <section aria-label={t`Orders`} className="stack-4">
          <OrderSearch q={q} />
          <p role="status" className="text-sm text-ink-2">
            <Plural value={orders.total} one="# order" other="# orders" />
          </p>
          {orders.rows.length === 0 ? (
            <EmptyState title={<Trans>No order fits</Trans>}>
              <Trans>Try its number, a product, a standard or a customs code.</Trans>
            </EmptyState>
          ) : (
            <ul className="border-t border-ink">
              {orders.rows.map(({ day, kind, openProposals, ...order }) => (
                <li key={order.slug} className="border-b border-rule py-3">
                  <OrderLink order={order} />
                  <p className="text-sm text-ink-2">
                    {instruments[kind]}
                    {day && <> · {formatDate(day)}</>}
                    {openProposals > 0 && (
                      <>
                        {' · '}
                        <Plural value={openProposals} one="# proposal" other="# proposals" />
                      </>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            pageCount={Math.ceil(orders.total / orders.perPage)}
            hrefFor={(target) => `?${new URLSearchParams({ ...(q && { q }), page: String(target) })}`}
            labels={{
              navigation: t`Pages of orders`,
              previous: t`Previous`,
              next: t`Next`,
              page: (number) => t`Page ${number}`,
            }}
          />
        </section>
      </div>
    </DeskPage>
  );
}

function OrderSearch({ q }: { q: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <search key={q}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          void navigate(words ? `?${new URLSearchParams({ q: words })}` : '?');
        }}
      >
        <div className="min-w-0 flex-1 sm:max-w-md">
          <TextField
            type="search"
            name="q"
            defaultValue={q}
            label={t`Find an order`}
            hint={<Trans>Its number or title, a product, a standard or a customs code.</Trans>}
          />
        </div>
        <Button type="submit" className="sm:mb-7">
          <Trans>Find</Trans>
        </Button>
      </form>
    </search>
  );
}
