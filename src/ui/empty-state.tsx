import type { ReactNode } from 'react';

/**
 * Shown instead of an empty list: what is missing, why, and the next step.
 *
 * @param title what is missing
 * @param action a `<LinkButton>` or `<Button>` for the next step
 * @param children why
 */
export function EmptyState({
  title,
  action,
  children,
}: {
  title: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-xl border-y border-rule py-12 text-center">
      <p className="font-serif text-2xl font-(--heading-weight) text-balance">{title}</p>
      {children && <div className="mt-3 text-pretty text-ink-2">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
