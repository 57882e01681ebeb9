import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { Crumbs } from '#app/page/crumbs.tsx';
import { OutcomeChip } from '#app/page/family-sheet/outcome-chip.tsx';
import { FollowBox } from '#app/page/follow/follow-box.tsx';
import { type PageHandle, readParameters } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { inLanguage } from '#core/text/language.ts';
import { longDate } from '#core/time/dates.ts';
import { followNotice } from '#features/alerts/alert-texts.server.ts';
import { familyPath } from '#features/finder/flow/answers-address.ts';
import { prepareKeptPdf } from '#features/finder/kept/draw-kept-pdf.server.ts';
import { findKeptSheet, type KeptWords, keptWords } from '#features/finder/kept/find-kept-sheet.server.ts';
import { unknownProduct } from '#features/finder/unknown-product.ts';
import { buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { textLinkClass } from '#ui/text-link.tsx';
import { thingOf } from '../thing-of.ts';
import type { Route } from './+types/kept-sheet';
import { AddToAccount } from './add-to-account.tsx';
import { AnsweredSheet } from './answered-sheet.tsx';
import { SheetEnquiry } from './sheet-enquiry.tsx';

export const handle = { secret: true, uncached: ['enquiry'], enquiry: 'none' } as const satisfies PageHandle;

const index = { label: msg`Approval finder`, to: '/approval-finder' };

export function meta(args: Route.MetaArgs) {
  const { name } = args.loaderData;
  return pageMeta(args, { title: msg`Kept sheet: ${name}` });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const kept = await findKeptSheet(params.key, language);
  if (!kept) throw data(null, { status: 404 });
  prepareKeptPdf();
  const { family, keptOn, outcome, changes, step } = kept;
  const name = family?.name ?? kept.name;
  const address = context.get(publicUrlContext) + inLanguage(`/sheets/${params.key}`, language);
  return {
    ...{ key: params.key, name, keptOn, address, isThinned: family !== null && outcome === null },
    changes: changes.map(({ key, before, now }) => ({
      key,
      before: before && keptWords(before, now?.name ?? before.name, language),
      now: now && keptWords(now, now.name, language),
    })),
    /** What stood there, where nothing can stand there today. */
    gone: family ? [] : (outcome ?? []).map((row) => keptWords(row, row.name, language)),
    step,
    family: family && {
      slug: family.slug,
      name,
      definition: family.definition,
      thing: language === 'en' && family.slug !== unknownProduct ? thingOf(name, family.group) : name,
    },
    isSent: readParameters(request, handle)('enquiry') === 'sent',
    followNotice: followNotice(language),
  };
}

export default function KeptSheet({ loaderData }: Route.ComponentProps) {
  const { family, step, name, gone } = loaderData;
  const isKnown = family !== null && family.slug !== unknownProduct;
  return (
    <>
      <Container className="pt-5 pb-12 md:pt-8 print:py-0">
        <div className="no-print mb-4">
          <Crumbs parents={[index, ...(isKnown ? [{ label: name, to: familyPath(family.slug) }] : [])]} />
        </div>
        <KeptNote kept={loaderData} />
        {family && step?.sheet ? (
          <AnsweredSheet family={family} sheet={step.sheet} step={step} q="" isKept />
        ) : (
          <>
            <h1>
              <OwnText text={name} />
            </h1>
            <p className="mt-3">
              {gone.length > 0 ? (
                <Trans>Our finder no longer has this kind of product. This stood on the sheet:</Trans>
              ) : (
                <Trans>
                  Our finder no longer has this kind of product, and we no longer have what stood on the sheet.
                </Trans>
              )}
            </p>
            <ul className="mt-4 border-b border-rule">
              {gone.map((row) => (
                <li key={row.name} className="sheet-row">
                  <span className="font-semibold">{row.name}</span>
                  <Standing row={row} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Container>
      {isKnown && <FollowBox kind="sheet" slug={loaderData.key} notice={loaderData.followNotice} />}
      <SheetEnquiry key={loaderData.key} sheet={loaderData} isKnown={family?.slug !== unknownProduct} />
    </>
  );
}

/** When the sheet was kept, and what has changed since. */
function KeptNote({ kept }: { kept: Route.ComponentProps['loaderData'] }) {
  const { key, keptOn, isThinned, changes, address, family } = kept;
  const { i18n } = useLingui();
  const day = longDate(keptOn, i18n.locale);
  return (
    <section aria-labelledby="kept" className="mb-6 border-s-2 border-gold ps-4 print:mb-2">
      <h2 id="kept" className="text-xl">
        <Trans>Kept on {day}</Trans>
      </h2>
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

function Standing({ row: { status, likelihood, words } }: { row: KeptWords }) {
  return (
    <p>
      <OutcomeChip status={status} likelihood={likelihood} /> {status === 'may-apply' ? '' : words.join(' · ')}
    </p>
  );
}
