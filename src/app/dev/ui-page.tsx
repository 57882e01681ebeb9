import type { PageHandle } from '#app/page/page-handle.ts';
import { ToastRegion } from '#ui/overlays/toast.tsx';
import { Container, PageHeader } from '#ui/section.tsx';
import { ActionsSection } from './ui/actions-section.tsx';
import { ColourSection } from './ui/colour-section.tsx';
import { DevSeal } from './ui/dev-seal.tsx';
import { FieldsSection } from './ui/fields-section.tsx';
import { ListsSection } from './ui/lists-section.tsx';
import { MotionSection } from './ui/motion-section.tsx';
import { OverlaysSection } from './ui/overlays-section.tsx';
import { ScriptsSection } from './ui/scripts-section.tsx';
import { TableSection } from './ui/table-section.tsx';

export const handle = { unlisted: true } as const satisfies PageHandle;

export function meta() {
  return [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }];
}

/** Shows every part of the design system in every state. Its texts are samples and are not translated. */
export default function UiPage() {
  return (
    <main>
      <PageHeader
        breadcrumb={<nav className="text-sm text-ink-2">Development</nav>}
        title="Touchstone and gold"
        lead="Every part of the design system in every state: what page builders take from src/ui, and nothing else."
        seal={<DevSeal seed="kasauti" size={220} />}
      />
      <ColourSection />
      <ActionsSection />
      <FieldsSection />
      <ListsSection />
      <TableSection />
      <OverlaysSection />
      <MotionSection />
      <ScriptsSection />
      <Container className="py-10">End of the sheet.</Container>
      <ToastRegion label="Messages" dismissLabel="Dismiss" />
    </main>
  );
}
