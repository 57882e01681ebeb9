import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { wordsOf } from '#app/page/page-text.ts';
import type { FoundGroup, FoundItem } from '#features/search/found-groups.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The groups of the results page, each under its name and the number of its matches. */
export function FoundList({ groups }: { groups: FoundGroup[] }) {
  const { i18n } = useLingui();
  return groups.map(({ kind, label, total, items }) => (
    <section
      key={kind}
      id={`found-${kind}`}
      aria-labelledby={`found-${kind}-title`}
      className="grid gap-x-12 gap-y-2 border-t border-ink py-6 md:items-baseline md:grid-cols-[13rem_minmax(0,1fr)] md:py-8"
    >
      <div>
        <h2 id={`found-${kind}-title`} className="flex items-baseline gap-2 text-2xl">
          {wordsOf(i18n, label)}
          <span className="font-sans text-base font-normal text-ink-2 tabular">{total}</span>
        </h2>
        {items.length < total && (
          <p className="mt-1 text-sm text-ink-2">
            <Trans>
              Showing {items.length} of {total}. Add a word to narrow the search.
            </Trans>
          </p>
        )}
      </div>
      <ul className="divide-y divide-rule">
        {items.map((item) => (
          <FoundEntry key={item.id} item={item} />
        ))}
      </ul>
    </section>
  ));
}

function FoundEntry({ item: { to, name, note, services = [] } }: { item: FoundItem }) {
  const { t } = useLingui();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-80 wrap-break-word">
        <TextLink to={to} className="inline-block py-0.5 text-lg font-semibold">
          {name}
        </TextLink>
        {note && (
          <p className="text-ink-2">
            <OwnText text={note} />
          </p>
        )}
      </div>
      {services.length > 0 && (
        <ul aria-label={t`Services for ${name}`} className="flex flex-wrap gap-x-5 text-sm">
          {services.map((service) => (
            <li key={service.id}>
              <Link
                to={service.to}
                className="inline-block py-1 text-ink-2 underline decoration-rule underline-offset-4 hover:text-assay hover:decoration-current"
              >
                <OwnText text={service.name} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
