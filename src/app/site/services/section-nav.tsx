import { SidebarNav } from '#ui/sidebar-nav.tsx';
import { useSectionInView } from './use-section-in-view.ts';

/** Links to the sections of the page: a sticky sidebar from 992 px, a dropdown that stays in reach on phones. */
export function SectionNav({
  label,
  sections,
}: {
  label: string;
  sections: { slug: string; label: string; to: string }[];
}) {
  const inView = useSectionInView(sections.map((section) => section.slug));
  return (
    <div className="no-print z-2 self-start bg-paper pt-3 max-sm:sticky max-sm:top-(--header-height) max-sm:pb-1 lg:sticky lg:top-(--header-height) lg:pt-10">
      <SidebarNav
        label={label}
        currentLabel={sections.find((section) => section.slug === inView)?.label}
        items={sections.map((section) => ({ ...section, current: section.slug === inView }))}
      />
    </div>
  );
}
