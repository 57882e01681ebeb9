import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import { type PageSlot, pageSlots } from './page-slots.ts';

const box = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2 tabular';

/**
 * The pages of a list as links, so that each can be opened, shared and crawled. With a single page it renders nothing.
 *
 * @param page the current page, from 1
 * @param hrefFor the address of a page
 * @param labels `page` names one link for screen readers ("Page 3")
 */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  labels,
}: {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
}) {
  if (pageCount <= 1) return null;

  function slot(entry: PageSlot) {
    if (typeof entry !== 'number') {
      return <span className={`${box} min-w-6 text-ink-2`}>…</span>;
    }
    const current = entry === page;
    return (
      <Link
        to={hrefFor(entry)}
        aria-label={labels.page(entry)}
        aria-current={current ? 'page' : undefined}
        className={`${box} ${current ? 'border-b-2 border-gold font-semibold' : 'text-assay hover:underline'}`}
      >
        {entry}
      </Link>
    );
  }

  return (
    <nav
      aria-label={labels.navigation}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule pt-3"
    >
      {page > 1 && (
        <Link to={hrefFor(page - 1)} rel="prev" className={`${box} gap-1.5 text-assay hover:underline`}>
          <Icon name="chevron" size={16} className="rotate-180" />
          {labels.previous}
        </Link>
      )}
      <ol className="flex flex-wrap items-center">
        {pageSlots(page, pageCount).map((entry) => (
          <li key={entry}>{slot(entry)}</li>
        ))}
      </ol>
      {page < pageCount && (
        <Link to={hrefFor(page + 1)} rel="next" className={`${box} ms-auto gap-1.5 text-assay hover:underline sm:ms-0`}>
          {labels.next}
          <Icon name="chevron" size={16} />
        </Link>
      )}
    </nav>
  );
}
