import { Link } from 'react-router';
import type { SiteMapEntry } from '#core/sitemap/site-map-part.ts';
import { OwnText } from '#ui/own-language.tsx';

/** The entries as a table of contents: each name, a dotted leader, and its address; children are indented. */
export function SiteMapList({ entries, isNested = false }: { entries: readonly SiteMapEntry[]; isNested?: boolean }) {
  return (
    <ul className={isNested ? 'mt-1 ms-5 stack-1 md:ms-8' : 'max-w-4xl stack-4'}>
      {entries.map(({ name, url, children }) => (
        <li key={url}>
          <Link to={url} className="group flex items-baseline gap-3 py-1 hover:text-assay">
            <span className={isNested ? '' : 'font-serif text-xl'}>
              <OwnText text={name} />
            </span>
            <span aria-hidden="true" className="min-w-6 flex-1 border-b border-dotted border-edge" />
            <span aria-hidden="true" dir="ltr" className="hidden font-mono text-sm text-ink-2 sm:inline">
              {url}
            </span>
          </Link>
          {children && children.length > 0 && <SiteMapList entries={children} isNested />}
        </li>
      ))}
    </ul>
  );
}
