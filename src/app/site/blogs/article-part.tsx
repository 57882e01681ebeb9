import type { ReactNode } from 'react';
import { Container } from '#ui/section.tsx';

/**
 * A part below the article: its heading in the margin, its content in the column of the text.
 *
 * @param id for links to it; also ties the heading to the part
 */
export function ArticlePart({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <div className="grid gap-x-12 gap-y-6 border-t border-rule py-10 md:py-14 lg:grid-cols-[15rem_minmax(0,44rem)]">
          <h2 id={`${id}-title`} className="text-2xl">
            {title}
          </h2>
          <div className="min-w-0">{children}</div>
        </div>
      </Container>
    </section>
  );
}
