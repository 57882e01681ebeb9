import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { joinSentences } from '#core/text/join-sentences.ts';
import type { SheetScheme as Scheme, Sheet } from '#features/requirements/sheet/sheet.ts';
import { SentenceBlank, useOwnLanguage } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TimeRule } from '#ui/time-rule.tsx';
import { LegendLink } from '../legend-link.tsx';
import { PublicationNames } from '../publication-names.tsx';
import { StateLine } from '../state-line.tsx';
import { FeeNote } from './fee-note.tsx';
import { OrderLinks } from './order-links.tsx';
import { SideRows } from './side-rows.tsx';
import { VerdictLines } from './verdict-lines.tsx';

/**
 * The answer for a product on one sheet: what it needs, for whom and since when, under which order, and up to which day we have checked that.
 *
 * @param verdicts the answer, in a line for each route where they differ; none where the product is on no list
 * @param title the heading, with the name of the product
 * @param picture the picture of the product, shown beside its name
 * @param choice links to the sheets for other readers; on a short sheet, to the whole one
 * @param action what to do next
 * @param children what follows from the kind of the product
 * @param isShort leaves out what only the product's own page says: who must act, the orders and the sources
 */
export function SummarySheet({
  sheet,
  verdicts,
  siteName,
  title,
  picture,
  choice,
  action,
  isShort = false,
  children,
}: {
  sheet: Sheet;
  verdicts: readonly { label: string | null; words: string }[];
  siteName: string;
  title: ReactNode;
  picture?: ReactNode;
  choice?: ReactNode;
  action?: ReactNode;
  isShort?: boolean;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <article className="fine-frame printed-sheet">
      <div className="flex flex-wrap-reverse items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-40">{title}</div>
        {picture}
      </div>
      {verdicts.length > 0 ? (
        <VerdictLines verdicts={verdicts} />
      ) : (
        <p className="verdict">
          <Trans>This product is not on any list we hold.</Trans>
        </p>
      )}
      {!isShort && choice}
      {sheet.schemes.length + sheet.sides.length > 0 && (
        <ul className="border-b border-rule">
          <SideRows rows={sheet.sides.filter(({ isLeading }) => isLeading)} isShort={isShort} />
          {sheet.schemes.map((scheme) => (
            <SheetScheme key={scheme.slug} scheme={scheme} isShort={isShort} />
          ))}
          <SideRows rows={sheet.sides.filter(({ isLeading }) => !isLeading)} isShort={isShort} />
        </ul>
      )}
      {sheet.rule && <TimeRule rule={sheet.rule} todayLabel={t`Today`} />}
      {children}
      {isShort && choice}
      <SheetFoot sheet={sheet} siteName={siteName} isShort={isShort} />
      {action}
    </article>
  );
}

/** One scheme of a sheet: its states, and the orders that give them. What of it is still English stands below the rows. */
function SheetScheme({ scheme, isShort }: { scheme: Scheme; isShort: boolean }) {
  const { name, to, states, orders, duty, fees, notes } = scheme;
  const languageOf = useOwnLanguage();
  return (
    <li className="sheet-row">
      <TextLink to={to} className="font-semibold">
        {name}
      </TextLink>
      <div className="stack-2">
        {states.map((state) => (
          <p key={state.state + state.words}>
            <StateLine {...state} />
          </p>
        ))}
        {!isShort && duty && <p className="text-sm">{joinSentences([duty.who, duty.next])}</p>}
        {!isShort && fees && <FeeNote fees={fees} />}
        {!isShort && (
          <p className="text-sm text-ink-2">
            <OrderLinks orders={orders} />
            {joinSentences(notes.filter((words) => languageOf(words).lang !== 'en'))}
          </p>
        )}
      </div>
    </li>
  );
}

/** Says where the data of a sheet come from, how old they are, and who made the sheet. */
function SheetFoot({ sheet, siteName, isShort }: { sheet: Sheet; siteName: string; isShort: boolean }) {
  return (
    <footer className="mt-4 stack-2 text-sm text-ink-2">
      {!isShort && <PublicationNames publications={sheet.publications} isWide />}
      <p>
        {sheet.reading}
        <SentenceBlank />
        <Trans>Summary by {siteName}, not an official document.</Trans>
        <SentenceBlank />
        <LegendLink />
      </p>
    </footer>
  );
}
