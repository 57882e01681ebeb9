import { SidebarNav } from '#ui/sidebar-nav.tsx';
import { useSectionInView } from './use-section-in-view.ts';

/**
 * Links to the sections of the page: a sticky sidebar from 992 px up. On narrower screens it is a bar under the header
 * whose list opens over the text, so that closing it does not move the section that a link is scrolling to.
 */
export function ContentsNav({
  label,
  sections,
}: {
  label: string;
  sections: { slug: string; label: string; to: string }[];
}) {
  const inView = useSectionInView(sections.map((section) => section.slug));
  return (
    <div className="section-nav no-print sticky top-(--sticky-top) z-2 self-start bg-paper lg:pt-10">
      <SidebarNav
        label={label}
        currentLabel={sections.find((section) => section.slug === inView)?.label}
        items={sections.map((section) => ({ ...section, current: section.slug === inView }))}
      />
    </div>
  );
}
