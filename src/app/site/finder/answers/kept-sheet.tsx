import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { Crumbs } from '#app/page/crumbs.tsx';
import { FollowBox } from '#app/page/follow/follow-box.tsx';
import { type PageHandle, readParameters } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { inLanguage } from '#core/text/language.ts';
import { followNotice } from '#features/alerts/alert-texts.server.ts';
import { familyPath } from '#features/finder/flow/answers-address.ts';
import { prepareKeptPdf } from '#features/finder/kept/draw-kept-pdf.server.ts';
import { findKeptSheet, keptWords } from '#features/finder/kept/find-kept-sheet.server.ts';
import { unknownProduct } from '#features/finder/unknown-product.ts';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { thingOf } from '../thing-of.ts';
import type { Route } from './+types/kept-sheet';
import { AnsweredSheet } from './answered-sheet.tsx';
import { KeptNote, Standing } from './kept-note.tsx';
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
  const { family, keptOn, release, outcome, changes, changedBy, step } = kept;
  const name = family?.name ?? kept.name;
  const address = context.get(publicUrlContext) + inLanguage(`/sheets/${params.key}`, language);
  return {
    ...{ key: params.key, name, keptOn, release, changedBy, address, isThinned: family !== null && outcome === null },
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
