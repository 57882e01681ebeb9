import { Trans } from '@lingui/react/macro';
import type { HeadingLink } from '#core/html/anchor-headings.ts';
import { Icon } from '#ui/icon.tsx';
import { OwnText } from '#ui/own-language.tsx';

/** Links to the headings of the article. It is closed until the reader opens it, and stays in view from 992 px up. */
export function TableOfContents({ headings }: { headings: HeadingLink[] }) {
  if (headings.length === 0) return null;
  return (
    <details className="no-print accordion-item border-t border-ink lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold hover:text-assay">
        <Trans>Table of Contents</Trans>
        <Icon name="plus" className="accordion-sign text-gold-ink" />
      </summary>
      <ol className="pb-4">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block border-s-2 border-rule py-1.5 ps-3 hover:border-gold hover:text-assay">
              <OwnText text={text} />
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
