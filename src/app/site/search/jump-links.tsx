import { useLingui } from '@lingui/react/macro';
import { wordsOf } from '#app/page/page-text.ts';
import type { FoundGroup } from '#features/search/found-groups.ts';

/** Plain links to the groups: a router link to a part of the page would lose the query. */
export function JumpLinks({ groups }: { groups: FoundGroup[] }) {
  const { t, i18n } = useLingui();
  if (groups.length < 2) return null;
  return (
    <nav aria-label={t`Types of result`} className="no-print">
      <ul className="flex flex-wrap gap-x-6">
        {groups.map(({ kind, label, total }) => (
          <li key={kind}>
            <a
              href={`#found-${kind}`}
              className="inline-flex min-h-11 items-center gap-1.5 underline decoration-gold underline-offset-4 hover:decoration-2"
            >
              {wordsOf(i18n, label)} <span className="text-ink-2 tabular">{total}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
