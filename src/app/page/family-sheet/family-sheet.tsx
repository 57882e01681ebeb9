import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listWords } from '#core/text/list-words.ts';
import { type FamilyRow, type FamilySheet as Sheet, shownRows } from '#features/finder/sheet/family-sheet.ts';
import { LegendLink } from '#features/requirements/components/legend-link.tsx';
import { PublicationNames } from '#features/requirements/components/publication-names.tsx';
import { VerdictLines } from '#features/requirements/components/sheet/verdict-lines.tsx';
import { SentenceBlank } from '#ui/own-language.tsx';
import { FamilyRows, NotChecked } from './family-rows.tsx';
import { UntranslatedNotes, useTranslated } from './untranslated-notes.tsx';

/**
 * What holds for a family of products, on one sheet.
 *
 * @param title the heading of the sheet
 * @param meaning what the family is and what it is not, below the heading
 * @param choice links to the sheets for makers in India, importers and sizes; on a short sheet, to the whole one
 * @param action what to do next
 * @param detailsOf what is opened in place below a row
 * @param isOwn whether it is about a product of which a visitor has said more, so that it takes for granted what he sees
 * @param children what follows the rows, above the sources
 * @param isShort leaves out further rows, what does not apply and the sources, which the family's own page says
 */
export function FamilySheet({
  sheet,
  siteName,
  title,
  meaning,
  choice,
  action,
  isOwn = false,
  detailsOf,
  isShort = false,
  children,
}: {
  sheet: Sheet;
  siteName: string;
  title: ReactNode;
  meaning?: { name: string; definition: string };
  choice?: ReactNode;
  action?: ReactNode;
  isOwn?: boolean;
  detailsOf?: (row: FamilyRow) => ReactNode;
  isShort?: boolean;
  children?: ReactNode;
}) {
  const { i18n } = useLingui();
  const { verdicts, supplied, doesNotApply, noneFound, notChecked } = sheet;
  const { certain, open } = shownRows(isShort ? { ...sheet, imports: null } : sheet);
  const definitions = meaning ? [meaning.definition] : [];
  const [definition] = useTranslated('lists')(definitions);
  const untranslated = { name: meaning?.name ?? '', sentences: definitions, from: 'lists' as const };
  const foundNothing = noneFound.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <article className="fine-frame printed-sheet">
      {title}
      {definition && <p className="mt-2 text-ink-2">{definition}</p>}
      <VerdictLines verdicts={verdicts} />
      {!isShort && choice}
      <FamilyRows
        title={<Trans>Applies</Trans>}
        count={certain.length}
        rows={certain}
        isShort={isShort}
        detailsOf={detailsOf}
      />
      <FamilyRows
        title={<Trans>May apply</Trans>}
        count={open.length}
        rows={open}
        isShort={isShort}
        detailsOf={detailsOf}
      >
        {notChecked.length > 0 && <NotChecked approvals={notChecked} />}
      </FamilyRows>
      {!isShort && <FamilyRows title={<Trans>In the box</Trans>} count={supplied.length} rows={supplied} />}
      {!isShort && (
        <FamilyRows
          title={<Trans>Does not apply</Trans>}
          count={doesNotApply.length + foundNothing}
          rows={doesNotApply}
          detailsOf={detailsOf}
        >
          {noneFound.map(({ names, words }) => (
            <li key={words} className="sheet-row sheet-row-of-names">
              <span className="font-semibold">{listWords(names, i18n.locale)}</span>{' '}
              <span className="text-sm">{words}</span>
            </li>
          ))}
        </FamilyRows>
      )}
      <UntranslatedNotes
        rows={[untranslated, ...certain, ...open, ...(isShort ? [] : [...supplied, ...doesNotApply])]}
      />
      {children}
      {isShort && choice}
      <footer className="mt-4 stack-2 text-sm text-ink-2">
        {!isOwn && (
          <p>
            <Trans>
              For new goods sold in quantity in India. Samples for tests, exports and used goods follow rules of their
              own.
            </Trans>
          </p>
        )}
        {!isShort && <PublicationNames publications={sheet.publications} isWide />}
        <p>
          {sheet.reading}
          <SentenceBlank />
          <Trans>Summary by {siteName}, not legal advice: the gazette decides.</Trans>
          <SentenceBlank />
          <LegendLink />
        </p>
      </footer>
      {action}
    </article>
  );
}
