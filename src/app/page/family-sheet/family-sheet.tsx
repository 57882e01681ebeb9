import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listWords } from '#core/text/localize.ts';
import type { FamilySheet as Sheet } from '#features/finder/sheet/family-sheet.ts';
import { PublicationNames } from '#features/requirements/components/publication-names.tsx';
import { FamilyRows } from './family-rows.tsx';

/**
 * What holds for a family of products, on one sheet.
 *
 * @param title the heading of the sheet
 * @param choice links to the sheets for makers in India, importers and sizes
 * @param action what to do next
 * @param isShort leaves out what does not apply and the sources, which the family's own page says
 */
export function FamilySheet({
  sheet,
  siteName,
  title,
  choice,
  action,
  isShort = false,
}: {
  sheet: Sheet;
  siteName: string;
  title: ReactNode;
  choice?: ReactNode;
  action?: ReactNode;
  isShort?: boolean;
}) {
  const { i18n } = useLingui();
  const { verdicts, applies, mayApply, doesNotApply, noneFound, notLookedAt, publications, reading } = sheet;
  const foundNothing = noneFound.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <article className="fine-frame long-sheet">
      {title}
      <dl className="my-3 stack-2 font-serif text-xl text-pretty">
        {verdicts.map(({ label, words }) => (
          <div key={label}>
            <dt className="me-2 inline text-ink-2">{label}:</dt>
            <dd className="inline">{words}</dd>
          </div>
        ))}
      </dl>
      {choice}
      <FamilyRows id="applies" title={<Trans>Applies</Trans>} count={applies.length} rows={applies} />
      <FamilyRows id="may-apply" title={<Trans>May apply</Trans>} count={mayApply.length} rows={mayApply} />
      {!isShort && (
        <FamilyRows
          id="does-not-apply"
          title={<Trans>Does not apply</Trans>}
          count={doesNotApply.length + foundNothing}
          rows={doesNotApply}
        >
          {noneFound.map(({ names, words }) => (
            <li
              key={words}
              className="grid gap-x-6 gap-y-1 border-t border-rule py-3 sm:grid-cols-[11rem_minmax(0,1fr)] print:gap-y-0 print:py-1"
            >
              <span className="font-semibold">{listWords(names, i18n.locale)}</span>
              <span className="text-sm">{words}</span>
            </li>
          ))}
        </FamilyRows>
      )}
      <footer className="mt-4 stack-2 text-sm text-ink-2">
        {notLookedAt.length > 0 && (
          <p>
            <Trans>Nobody has looked at these for this product: {listWords(notLookedAt, i18n.locale)}.</Trans>
          </p>
        )}
        <p>
          <Trans>
            For new goods sold in quantity in India. Samples for tests, exports and used goods follow rules of their
            own.
          </Trans>
        </p>
        {!isShort && <PublicationNames publications={publications} />}
        <p>
          {reading} <Trans>Summary by {siteName}, not legal advice: the gazette decides.</Trans>
        </p>
      </footer>
      {action}
    </article>
  );
}
