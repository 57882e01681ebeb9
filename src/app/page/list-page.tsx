import type { ReactNode } from 'react';
import { Container, PageHeader } from '#ui/section.tsx';
import { type Crumb, Crumbs } from './crumbs.tsx';
import { SidebarLayout } from './sidebar-layout.tsx';

/**
 * The frame of a page with a list: its way, its heading, the categories or filters beside it.
 *
 * @param crumbs from the page under home down to this one, as its `meta` gives them to `pageMeta`
 * @param actions what stands under the lead: a way back, a link, a search of its own
 * @param sidebar one or more `<SidebarNav>` or `<ListFilter>`; without it the list takes the whole width
 * @param isTall the sidebar is longer than a window: it moves with the page instead of scrolling in itself
 * @param children the list: a `<PagedList>`, or cards alone
 */
export function ListPage({
  crumbs,
  title,
  lead,
  actions,
  sidebar,
  isTall,
  children,
}: {
  crumbs: readonly Crumb[];
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  sidebar?: ReactNode;
  isTall?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <PageHeader
        breadcrumb={<Crumbs parents={crumbs.slice(0, -1)} page={crumbs.at(-1)?.label} />}
        title={title}
        lead={lead}
      >
        {actions}
      </PageHeader>
      {sidebar ? (
        <SidebarLayout sidebar={sidebar} isTall={isTall}>
          {children}
        </SidebarLayout>
      ) : (
        <Container className="py-6 md:py-10">{children}</Container>
      )}
    </>
  );
}
