import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { joinSentences } from '#core/text/join-sentences.ts';
import type { FamilyRow, FamilySheet } from '#features/finder/sheet/family-sheet.ts';
import { OrderNumberLink } from '#features/orders/components/order-number.tsx';
import { FeeNote } from '#features/requirements/components/sheet/fee-note.tsx';
import { SideChip } from '#features/requirements/components/sheet/side-rows.tsx';
import { StateLine } from '#features/requirements/components/state-line.tsx';
import type { SideEffect } from '#features/requirements/side-rules.schema.ts';
import { OwnText, SentenceBlank } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OutcomeChip } from './outcome-chip.tsx';
import { useTranslated } from './untranslated-notes.tsx';

/** How many rows of a part a short sheet shows whole, beside what can stop a shipment; of the others it has the names. */
const mostShort = 3;
const stopping: ReadonlySet<SideEffect | undefined> = new Set(['prohibited', 'restricted', 'authorisation']);

/** One part of a sheet: its heading with the number of approvals, and a hairline row for each. */
export function FamilyRows({
  title,
  count,
  rows,
  isShort = false,
  detailsOf,
  children,
}: {
  title: ReactNode;
  count: number;
  rows: readonly FamilyRow[];
  /** Shows the first rows without the government's fees, and the names of the others. */
  isShort?: boolean;
  detailsOf?: (row: FamilyRow) => ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  // One more row takes no more room than its name on a line.
  const isCut = isShort && rows.length > mostShort + 1;
  const shown = rows.filter(({ asked }, place) => !isCut || place < mostShort || stopping.has(asked?.effect));
  const others = rows.filter((row) => !shown.includes(row));
  if (count === 0 && !children) return null;
  return (
    <section aria-labelledby={id} className="mt-6 print:mt-2">
      <h2 id={id} className="text-xl">
        {title} {count > 0 && <span className="tabular text-ink-2">{count}</span>}
      </h2>
      <ul className="mt-2 border-b border-rule">
        {shown.map((row) => (
          <Row key={row.key} row={row} isShort={isShort} details={detailsOf?.(row)} />
        ))}
        {others.length > 0 && (
          <li className="border-t border-rule py-2">
            {others.map(({ key, name, to }, index) => (
              <span key={key} className="font-semibold">
                {index > 0 && <span aria-hidden="true">{'\u00a0· '}</span>}
                {to ? <TextLink to={to}>{name}</TextLink> : name}
              </span>
            ))}
          </li>
        )}
        {children}
      </ul>
    </section>
  );
}

/** One quiet line, so that a sheet never looks complete when it is not. */
export function NotChecked({ approvals }: { approvals: FamilySheet['notChecked'] }) {
  return (
    <li className="border-t border-rule py-2 text-sm text-ink-2 print:py-1">
      <Trans>Nobody has checked for this product:</Trans>
      <SentenceBlank />
      {approvals.map(({ key, name, why }, place) => (
        <span key={key}>
          {place > 0 && '\u00a0· '}
          <b className="font-semibold">{name}</b>
          {why && (
            <>
              {' '}
              (<OwnText text={why} />)
            </>
          )}
        </span>
      ))}
    </li>
  );
}

function Row({ row, isShort, details }: { row: FamilyRow; isShort: boolean; details: ReactNode }) {
  const { fees, name, to, status, likelihood, asked, states, standards, moreStandards, orders } = row;
  const sentences = useTranslated()(row.sentences);
  const conditions = isShort ? [] : row.conditions;
  // As long as it is open whether a row concerns the product, its days are those that hold if it does.
  const isOpen = status === 'may-apply';
  const shown = isOpen || status === 'not-checked' ? [] : states;
  return (
    <li className="sheet-row">
      {to ? (
        <TextLink to={to} className="font-semibold">
          {name}
        </TextLink>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <div className="stack-2">
        {shown.map((state) => (
          <p key={state.state + state.words}>
            <StateLine {...state} />
          </p>
        ))}
        {(shown.length === 0 || sentences.length > 0) && (
          <p className={shown.length > 0 ? 'text-sm' : undefined}>
            {shown.length === 0 &&
              (asked ? <SideChip {...asked} /> : <OutcomeChip status={status} likelihood={likelihood} />)}{' '}
            {joinSentences(sentences)}
          </p>
        )}
        {isOpen && states.length > 0 && (
          <p className="text-sm">
            <Trans>If it applies:</Trans>
            <SentenceBlank />
            {states.map((state, place) => (
              <span
                key={state.state + state.words}
                className={place > 0 ? 'mt-1 block print:ms-1 print:inline' : undefined}
              >
                <StateLine {...state} />
              </span>
            ))}
          </p>
        )}
        {conditions.map(({ effect, label, words }) => (
          <p key={words} className="text-sm">
            <SideChip effect={effect} label={label} /> <OwnText text={words} />
          </p>
        ))}
        {!isShort && fees && <FeeNote fees={fees} />}
        {(standards.length > 0 || orders.length > 0) && (
          <p className="text-sm text-ink-2">
            {standards.map(({ slug, number }) => (
              <span key={slug}>
                <TextLink to={`/standards/${slug}`}>
                  <bdi className="tabular">{number}</bdi>
                </TextLink>{' '}
              </span>
            ))}
            {moreStandards > 0 && (
              <span>
                <Plural value={moreStandards} one="and # more standard" other="and # more standards" />{' '}
              </span>
            )}
            {orders.map((order) => (
              <span key={order.slug}>
                <OrderNumberLink order={order} />{' '}
              </span>
            ))}
          </p>
        )}
      </div>
      {details}
    </li>
  );
}
