import { Trans } from '@lingui/react/macro';
import { UntranslatedFrame } from '#app/page/untranslated-frame.tsx';
import type { HeadingLink } from '#core/html/anchor-headings.ts';
import { Icon } from '#ui/icon.tsx';
import { OwnText, Prose } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { textLinkClass } from '#ui/text-link.tsx';

type Article = {
  blog: { contentHeading: string | null; sources: { name: string; url?: string }[] };
  html: string;
  headings: HeadingLink[];
};

/** The text at 66 characters a line, its contents in the margin, its sources at the foot. */
export function Article({ blog, html, headings }: Article) {
  return (
    <Container>
      <div className="grid gap-x-12 gap-y-8 py-8 md:py-12 lg:grid-cols-[15rem_minmax(0,44rem)]">
        <div className="min-w-0">
          <TableOfContents headings={headings} />
        </div>
        <div className="min-w-0">
          <UntranslatedFrame texts={[html]}>
            {blog.contentHeading && (
              <p className="mb-6 font-serif text-2xl font-(--heading-weight) text-balance">
                <OwnText text={blog.contentHeading} />
              </p>
            )}
            <Prose html={html} className="anchored" />
          </UntranslatedFrame>
          <Sources sources={blog.sources} />
        </div>
      </div>
    </Container>
  );
}

/** Links to the headings of the article. It is closed until the reader opens it, and stays in view from 992 px up. */
function TableOfContents({ headings }: { headings: HeadingLink[] }) {
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

/** What the post rests on, at its foot. */
function Sources({ sources }: { sources: { name: string; url?: string }[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources-title" className="mt-12 max-w-[66ch] border-t border-ink pt-5">
      <h2 id="sources-title" className="text-xl">
        <Trans>Notes and sources</Trans>
      </h2>
      <ol className="mt-4 list-decimal space-y-2 ps-6 text-ink-2 marker:text-gold-ink">
        {sources.map(({ name, url }) => (
          <li key={name} className="ps-1">
            {url ? (
              <a href={url} className={textLinkClass} rel="noopener">
                <OwnText text={name} />
              </a>
            ) : (
              <OwnText text={name} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
