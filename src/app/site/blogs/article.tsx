import type { HeadingLink } from '#core/html/anchor-headings.ts';
import { OwnText, Prose } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { Sources } from './sources.tsx';
import { TableOfContents } from './table-of-contents.tsx';

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
          {blog.contentHeading && (
            <p className="mb-6 font-serif text-2xl font-(--heading-weight) text-balance">
              <OwnText text={blog.contentHeading} />
            </p>
          )}
          <Prose html={html} className="anchored" />
          <Sources sources={blog.sources} />
        </div>
      </div>
    </Container>
  );
}
