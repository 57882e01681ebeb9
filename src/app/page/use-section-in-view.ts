import { useEffect, useState } from 'react';

/** The section being read: the last one whose heading is above the middle of the window, or else the first. */
export function useSectionInView(slugs: string[]): string | undefined {
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
