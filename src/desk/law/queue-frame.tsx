import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';

type Props = { name: string; total: number; shown: number; children: ReactNode };

/** A queue under its name, with how much waits in it and how much of that is not shown; a short one is open. */
export function QueueFrame({ name, total, shown, children }: Props) {
  const others = total - shown;
  return (
    <details className="group border-t border-rule pt-3" open={total > 0 && total <= 10}>
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
      {others > 0 && (
        <p className="text-sm text-ink-2">
          <Plural value={others} one="and # other" other="and # others" />
        </p>
      )}
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
