import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { siteAddress } from '#desk/shell/site-address.ts';
import type { Difference, Differences as Found } from '#features/law/law.schema.ts';
import { useLawNames } from './use-law-names.ts';

/** What a proposal changes for visitors, in the words that they read. */
export function Differences({ found: { differences, past } }: { found: Found }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`What changes for visitors`} className="stack-4">
      <h2 className="text-xl">
        <Trans>What changes for visitors</Trans>
      </h2>
      {differences.length === 0 ? (
        <p>
          <Trans>No product has another state because of this.</Trans>
        </p>
      ) : (
        <ul className="border-t border-ink">
          {differences.map((difference) => (
            <DifferenceItem
              key={JSON.stringify([difference.audiences, difference.before, difference.after])}
              difference={difference}
            />
          ))}
        </ul>
      )}
      {past > 0 && (
        <p className="text-sm text-ink-2">
          <Plural
            value={past}
            one="On # more product only days in the past change."
            other="On # more products only days in the past change."
          />
        </p>
      )}
    </section>
  );
}

function DifferenceItem({ difference: { audiences, before, after, products, count } }: { difference: Difference }) {
  const { forWhom, spanWords } = useLawNames();
  const others = count - products.length;
  const who = forWhom(audiences);
  return (
    <li className="stack-2 border-b border-rule py-4">
      <p className="font-semibold">
        <Plural value={count} one="# product" other="# products" /> · <Trans>for {who}</Trans>
      </p>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[5rem_minmax(0,1fr)]">
        <dt className="text-sm text-ink-2">
          <Trans>Today</Trans>
        </dt>
        <dd>{before.map(spanWords).join(' → ') || <Trans>Nothing</Trans>}</dd>
        <dt className="text-sm text-ink-2">
          <Trans>After it</Trans>
        </dt>
        <dd className="font-semibold">{after.map(spanWords).join(' → ') || <Trans>Nothing</Trans>}</dd>
      </dl>
      <p className="text-sm">
        {products.map(({ slug, name }, at) => (
          <span key={slug}>
            {at > 0 && ', '}
            <a
              href={siteAddress(`/products/${slug}`)}
              target="_blank"
              rel="noreferrer"
              className="text-assay hover:underline"
            >
              {name}
            </a>
          </span>
        ))}
        {others > 0 && (
          <>
            {' '}
            <Plural value={others} one="and # other" other="and # others" />
          </>
        )}
      </p>
    </li>
  );
}
