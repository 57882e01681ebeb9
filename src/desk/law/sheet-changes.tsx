import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { siteAddress } from '#desk/shell/site-address.ts';
import type { SheetChange, SheetRow } from '#features/finder/sheet/seen-sheets.schema.ts';
import type { Differences } from '#features/law/law.schema.ts';
import { sheetPath } from './sheet-path.ts';
import { useLawNames } from './use-law-names.ts';
import { useReaderNames } from './use-reader-names.ts';
import { useStatusNames } from './use-status-names.ts';

/** The sheets of families and products before and after, in the words of the public sheet. */
export function SheetChanges({ found: { sheets, moreSheets } }: { found: Differences }) {
  const { t } = useLingui();
  if (sheets.length === 0 && moreSheets === 0) return null;
  return (
    <section aria-label={t`Sheets before and after`} className="stack-4">
      <h2 className="text-xl">
        <Trans>Sheets before and after</Trans>
      </h2>
      <SheetList sheets={sheets} />
      {moreSheets > 0 && (
        <p className="text-sm text-ink-2">
          <Plural value={moreSheets} one="# more sheet is not shown." other="# more sheets are not shown." />
        </p>
      )}
    </section>
  );
}

export function SheetList({ sheets }: { sheets: readonly SheetChange[] }) {
  return (
    <ul className="border-t border-ink">
      {sheets.map((sheet) => (
        <SheetItem key={`${sheet.kind} ${sheet.slug}`} sheet={sheet} />
      ))}
    </ul>
  );
}

function SheetItem({ sheet: { kind, slug, name, reader, before, after, rows } }: { sheet: SheetChange }) {
  const readers = useReaderNames();
  return (
    <li className="stack-3 border-b border-rule py-4">
      <p>
        <a
          href={siteAddress(sheetPath({ kind, slug, reader }))}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-assay hover:underline wrap-anywhere"
        >
          <bdi>{name}</bdi>
        </a>{' '}
        <span className="text-sm text-ink-2">
          {kind === 'family' ? <Trans>Family</Trans> : <Trans>Product</Trans>}
          {readers[reader] && ` · ${readers[reader]}`}
        </span>
      </p>
      <Sides
        before={<VerdictLines verdicts={before} />}
        after={<VerdictLines verdicts={after} isSame={JSON.stringify(before) === JSON.stringify(after)} />}
      />
      {rows.map((row) => (
        <div key={row.before?.key ?? row.after?.key} className="stack-1">
          <p className="text-sm font-semibold">
            <bdi>{row.name}</bdi>
          </p>
          <Sides before={<RowWords row={row.before} />} after={<RowWords row={row.after} />} />
        </div>
      ))}
    </li>
  );
}

/** Side by side on a wide screen, and one below the other on a phone. */
function Sides({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <div className="border-s-2 border-rule ps-3">
        <dt className="text-sm text-ink-2">
          <Trans>Today</Trans>
        </dt>
        <dd className="wrap-anywhere">{before}</dd>
      </div>
      <div className="border-s-2 border-gold ps-3">
        <dt className="text-sm text-ink-2">
          <Trans>After it</Trans>
        </dt>
        <dd className="wrap-anywhere">{after}</dd>
      </div>
    </dl>
  );
}

function VerdictLines({ verdicts, isSame = false }: { verdicts: SheetChange['before']; isSame?: boolean }) {
  if (isSame) return <Trans>The same</Trans>;
  if (verdicts.length === 0) return <Trans>Nothing</Trans>;
  return verdicts.map(({ label, words }) => (
    <p key={`${label} ${words}`}>
      {label && <span className="text-ink-2">{label}: </span>}
      {words}
    </p>
  ));
}

/** The words of a state follow its name; without a day they say so. */
function RowWords({ row }: { row: SheetRow | null }) {
  const { t } = useLingui();
  const { states } = useLawNames();
  const statuses = useStatusNames();
  if (!row) return <Trans>Nothing</Trans>;
  return (
    <>
      {row.status && <p className="font-semibold">{statuses[row.status]}</p>}
      {row.states.map(({ state, words }) => (
        <p key={`${state} ${words}`}>
          {state === 'listed' ? t`Compulsory` : states[state]} {words}
        </p>
      ))}
    </>
  );
}
