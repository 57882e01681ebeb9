import { useEffect, useState } from 'react';
import { SidebarNav } from '#ui/sidebar-nav.tsx';

/**
 * Links to the sections of the page: a sticky sidebar from 992 px up. On narrower screens it is a bar under the header
 * whose list opens over the text, so that closing it does not move the section that a link is scrolling to.
 */
export function ContentsNav({
  label,
  sections,
}: {
  label: string;
  sections: { slug: string; label: string; to: string; isEnglish?: boolean }[];
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

/** The section being read: the last one whose heading is above the middle of the window, or else the first. */
function useSectionInView(slugs: string[]): string | undefined {
  const [inView, setInView] = useState(slugs[0]);
  const key = slugs.join(' ');

  useEffect(() => {
    const sections = key.split(' ').flatMap((slug) => document.getElementById(slug) ?? []);
    const crossing = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target);
          else crossing.delete(target);
        }
        const read = sections.find((section) => crossing.has(section));
        if (read) setInView(read.id);
      },
      // A band below the 150 px offset at which a linked section comes to rest.
      { rootMargin: '-155px 0px -60% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);

  return inView;
}
