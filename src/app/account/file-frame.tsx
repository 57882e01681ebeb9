import type { ReactNode } from 'react';
import { Container } from '#ui/section.tsx';

/**
 * The client area as a file: from 992 px up its pages are tabs beside the open sheet; on narrower screens the tabs are
 * folded into a dropdown above it.
 *
 * @param tabs a `<SidebarNav>`
 */
export function FileFrame({ tabs, children }: { tabs: ReactNode; children: ReactNode }) {
  return (
    <Container className="grid gap-y-6 py-8 md:py-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="file-tabs no-print">{tabs}</div>
      <div className="min-w-0 lg:min-h-128 lg:border lg:border-rule lg:bg-sheet lg:p-10">{children}</div>
    </Container>
  );
}
