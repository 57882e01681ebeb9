import type { ReactNode } from 'react';
import { Container } from '#ui/section.tsx';

/**
 * A list with its categories: beside it from 992 px, above it (folded into a dropdown) below.
 *
 * @param sidebar one or more `<SidebarNav>`
 */
export function ListLayout({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) {
  return (
    <Container className="grid gap-x-12 gap-y-6 py-8 md:py-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="no-print space-y-4 self-start lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:max-h-[calc(100dvh-var(--header-height)-3rem)] lg:space-y-8 lg:overflow-y-auto">
        {sidebar}
      </div>
      <div className="min-w-0">{children}</div>
    </Container>
  );
}
