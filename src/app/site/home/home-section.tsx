import type { ComponentProps } from 'react';
import { Prose } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';

type Texts = { title: string | null; name: string; content: string | null };

/** A section of the home page, with the heading and text that editors gave it. */
export function HomeSection({
  section,
  children,
  ...band
}: { section: Texts } & Omit<ComponentProps<typeof Section>, 'title'>) {
  return (
    <Section {...band} title={section.title || section.name}>
      {section.content && <Prose html={section.content} className="prose-compact mb-8 text-ink-2" />}
      {children}
    </Section>
  );
}
