import type { ReactNode } from 'react';
import { PageHeader } from '#ui/section.tsx';
import { type Crumb, Crumbs } from './crumbs.tsx';

/**
 * The frame of a page about one thing. Its heading names the thing, so the way above it ends at the page
 * that leads here; search engines are told the whole way.
 *
 * @param crumbs from the page under home down to this one, as its `meta` gives them to `pageMeta`
 * @param meta a short line above the name: a date, a category, a state
 * @param seal a `<Seal>` or a picture
 * @param actions what stands under the lead: a way back, share links
 * @param children the sections of the page
 */
export function DetailPage({
  crumbs,
  meta,
  title,
  lead,
  seal,
  actions,
  children,
}: {
  crumbs: readonly Crumb[];
  meta?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  seal?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageHeader
        breadcrumb={<Crumbs parents={crumbs.slice(0, -1)} />}
        meta={meta}
        title={title}
        lead={lead}
        seal={seal}
      >
        {actions}
      </PageHeader>
      {children}
    </>
  );
}
