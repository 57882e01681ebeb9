import type { ReactNode } from 'react';
import { Section } from '#ui/section.tsx';

/**
 * Cards that link to things related to the subject of the page. Not printed.
 *
 * @param id for links to it
 * @param items a key and a card for each; without items the section is left out
 */
export function RelatedSection({
  id,
  title,
  action,
  tone,
  items,
}: {
  id: string;
  title: string;
  action?: ReactNode;
  tone?: 'paper' | 'sheet';
  items: readonly { key: string | number; card: ReactNode }[];
}) {
  if (items.length === 0) return null;
  return (
    <Section id={id} title={title} action={action} tone={tone} isPrinted={false}>
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
    </Section>
  );
}
