import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ListPages } from '#desk/lists/list-pages.tsx';
import { type QueueName, queuePageSize } from '#features/law/queues.schema.ts';
import { Icon } from '#ui/icon.tsx';

type Props = {
  name: string;
  /** What its page is called in the address. */
  of: QueueName;
  total: number;
  page: number;
  children: ReactNode;
};

/** A queue under its name, with how much waits in it and its pages; a short one is open, and one that is paged through. */
export function QueueFrame({ name, of, total, page, children }: Props) {
  const [params] = useSearchParams();
  return (
    <details className="group border-t border-rule pt-3" open={params.has(of) || (total > 0 && total <= 10)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-4">
        <span className="flex-1 text-lg font-semibold">{name}</span>
        <span className="tabular">{total}</span>
        <Icon name="up" size={16} className="rotate-180 group-open:rotate-0" />
      </summary>
      {total === 0 && (
        <p className="pb-2 text-ink-2">
          <Trans>Nothing waits here.</Trans>
        </p>
      )}
      {children}
      <ListPages name={of} page={page} total={total} perPage={queuePageSize} label={name} />
    </details>
  );
}

/** Follows the name of a row. */
export function OrderOfRow({ slug }: { slug: string }) {
  return (
    <>
      {' · '}
      <Link to={`/law/orders/${slug}`} className="text-assay underline">
        <Trans>its order</Trans>
      </Link>
    </>
  );
}
