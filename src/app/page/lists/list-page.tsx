import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Crumb, Crumbs } from '#app/page/crumbs.tsx';
import { labelled, wordsOf } from '#app/page/page-text.ts';
import { Container, PageHeader } from '#ui/section.tsx';

/**
 * The frame of a page with a list: its breadcrumbs, its heading, and the categories or filters beside the list.
 *
 * @param crumbs from the page below home down to this one, as its `meta` passes them to `pageMeta`
 * @param actions shown under the lead: a back button, a link, a search box
 * @param opening shown across the full width, above the list and its sidebar: a lead story
 * @param sidebar one or more `<SidebarNav>` or `<ListFilter>`; without it the list takes the whole width
 * @param chosenFilters how many filters are chosen; with it, phones fold the sidebar into one button
 * @param isTall true if the sidebar is longer than a window, so that it scrolls with the page instead of by itself
 * @param closing shown across the full width, below the list and its sidebar
 * @param children the list: a `<PagedList>`, or just cards
 */
export function ListPage({
  crumbs,
  title,
  lead,
  actions,
  opening,
  sidebar,
  chosenFilters,
  isTall,
  closing,
  children,
}: {
  crumbs: readonly Crumb[];
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  opening?: ReactNode;
  sidebar?: ReactNode;
  chosenFilters?: number;
  isTall?: boolean;
  closing?: ReactNode;
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
      {opening}
      {sidebar ? (
        <SidebarLayout
          sidebar={
            chosenFilters === undefined ? sidebar : <FoldedFilters count={chosenFilters}>{sidebar}</FoldedFilters>
          }
          isTall={isTall}
        >
          {children}
        </SidebarLayout>
      ) : (
        <Container className="py-6 md:py-10">{children}</Container>
      )}
      {closing}
    </>
  );
}

/** The heading of a list says what it was narrowed to: `Products: Steel · In force`. */
export function useNarrowedTitle(title: string, chosen: readonly { label: string }[]): string {
  const { i18n } = useLingui();
  if (chosen.length === 0) return title;
  return wordsOf(i18n, labelled(title, chosen.map(({ label }) => label).join(' · ')));
}

const sticky =
  'lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:max-h-[calc(100dvh-var(--header-height)-3rem)] lg:overflow-y-auto';

/**
 * A list with its categories: beside it from 992 px up, folded into a dropdown above it on narrower screens.
 *
 * @param sidebar one or more `<SidebarNav>`
 * @param isTall true if the sidebar is longer than a window, so that it scrolls with the page instead of by itself
 */
function SidebarLayout({
  sidebar,
  isTall = false,
  children,
}: {
  sidebar: ReactNode;
  isTall?: boolean;
  children: ReactNode;
}) {
  return (
    <Container className="grid gap-x-12 gap-y-6 py-8 md:py-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className={`no-print stack-4 self-start lg:stack-8 ${isTall ? '' : sticky}`}>{sidebar}</div>
      <div className="min-w-0">{children}</div>
    </Container>
  );
}

/** The filters of a list, which phones fold into one button, so that the list itself comes first. */
function FoldedFilters({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="filters-fold">
      <summary className="button button-secondary w-full">
        <Trans>Filter ({count})</Trans>
      </summary>
      <div className="stack-4 max-lg:mt-4 lg:stack-8">{children}</div>
    </details>
  );
}
