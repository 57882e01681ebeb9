import { Link } from 'react-router';
import type { ContentsEntry } from '#core/sitemap/site-pages.ts';
import { OwnText } from '#ui/own-language.tsx';

/** The entries as a table of contents in two columns; children are indented. */
export function ContentsList({ entries, isNested = false }: { entries: readonly ContentsEntry[]; isNested?: boolean }) {
  return (
    <ul className={isNested ? 'mt-1 ms-5 stack-1 md:ms-8' : 'gap-x-16 stack-4 md:columns-2'}>
      {entries.map(({ name, url, children }) => (
        <li key={url}>
          <Link
            to={url}
            className={`block break-inside-avoid py-1 hover:text-assay ${isNested ? '' : 'font-serif text-xl'} ${children?.length ? 'break-after-avoid' : ''}`}
          >
            <OwnText text={name} />
          </Link>
          {children && children.length > 0 && <ContentsList entries={children} isNested />}
        </li>
      ))}
    </ul>
  );
}
