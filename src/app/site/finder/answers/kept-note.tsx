import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OutcomeChip } from '#app/page/family-sheet/outcome-chip.tsx';
import { longDate } from '#core/time/dates.ts';
import type { KeptWords } from '#features/finder/kept/find-kept-sheet.server.ts';
import type { SheetRelease } from '#features/finder/kept/release-that-changed.server.ts';
import { unknownProduct } from '#features/finder/unknown-product.ts';
import { buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { textLinkClass } from '#ui/text-link.tsx';
import type { Route } from './+types/kept-sheet';
import { AddToAccount } from './add-to-account.tsx';

/** When and by which of our rules the sheet was kept, and what has changed since. */
export function KeptNote({ kept }: { kept: Route.ComponentProps['loaderData'] }) {
  const { key, keptOn, release, isThinned, changes, changedBy, address, family } = kept;
  const { i18n } = useLingui();
  const day = longDate(keptOn, i18n.locale);
  return (
    <section aria-labelledby="kept" className="mb-6 border-s-2 border-gold ps-4 print:mb-2">
      <h2 id="kept" className="text-xl">
        <Trans>Kept on {day}</Trans>
      </h2>
      {release !== null && release > 0 && (
        <p className="text-sm text-ink-2">
          <Trans>By release {release} of our rules.</Trans>
        </p>
      )}
      {isThinned ? (
        <p className="mt-1">
          <Trans>Nobody has opened this sheet for two years. It is drawn up anew from the answers, as of today.</Trans>
        </p>
      ) : (
        family &&
        changes.length === 0 && (
          <p className="mt-1">
            <Trans>Nothing has changed since.</Trans>
          </p>
        )
      )}
      {changes.length > 0 && (
        <>
          <h3 className="mt-3 text-lg">
            <Trans>Changed since then</Trans>
          </h3>
          <ul className="mt-2 max-w-3xl border-b border-rule">
            {changes.map(({ key, before, now }) => (
              <Change key={key} before={before} now={now} />
            ))}
          </ul>
          {changedBy && <ChangedBy release={changedBy} />}
        </>
      )}
      <p className="no-print mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        <span className="min-w-0 break-all">{address}</span>
        <CopyButton text={address} copied={<Trans>Copied</Trans>} failed={<Trans>Select the text</Trans>}>
          <Trans>Copy the address</Trans>
        </CopyButton>
        <a href={`/sheets/${key}.pdf`} className={buttonClass('quiet')} rel="nofollow">
          <Icon name="download" size={16} />
          PDF
        </a>
        <button type="button" onClick={() => window.print()} className={buttonClass('quiet', 'noscript:hidden')}>
          <Trans>Print</Trans>
        </button>
      </p>
      {family && family.slug !== unknownProduct && (
        <p className="no-print mt-1">
          <a href="#follow" className={`${textLinkClass} inline-block py-1`}>
            <Trans>Hear of changes by email</Trans>
          </a>
        </p>
      )}
      <AddToAccount sheet={key} />
    </section>
  );
}

/** Which of our own changes it may come from; else it comes from an order or a day. */
function ChangedBy({ release: { number, day } }: { release: SheetRelease }) {
  const { i18n } = useLingui();
  const on = longDate(day, i18n.locale);
  return (
    <p className="mt-1 text-sm text-ink-2">
      <Trans>
        Release {number} of our rules changed sheets of this kind on {on}.
      </Trans>
    </p>
  );
}

function Change({ before, now }: { before: KeptWords | null; now: KeptWords | null }) {
  return (
    <li className="sheet-row">
      <span className="font-semibold">{(now ?? before)?.name}</span>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
        <Side term={<Trans>Was</Trans>} row={before} />
        <Side term={<Trans>Is now</Trans>} row={now} />
      </dl>
    </li>
  );
}

function Side({ term, row }: { term: ReactNode; row: KeptWords | null }) {
  return (
    <>
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd>{row ? <Standing row={row} /> : <Trans>Not on the sheet</Trans>}</dd>
    </>
  );
}

/** How an approval stands, or stood, on the sheet. */
export function Standing({ row: { status, likelihood, words } }: { row: KeptWords }) {
  return (
    <p>
      <OutcomeChip status={status} likelihood={likelihood} /> {status === 'may-apply' ? '' : words.join(' · ')}
    </p>
  );
}
