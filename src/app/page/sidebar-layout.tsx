import type { ReactNode } from 'react';
import { Container } from '#ui/section.tsx';

const sticky =
  'lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:max-h-[calc(100dvh-var(--header-height)-3rem)] lg:overflow-y-auto';

/**
 * A list with its categories: beside it from 992 px up, folded into a dropdown above it on narrower screens.
 *
 * @param sidebar one or more `<SidebarNav>`
 * @param isTall true if the sidebar is longer than a window, so that it scrolls with the page instead of by itself
 */
export function SidebarLayout({
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
