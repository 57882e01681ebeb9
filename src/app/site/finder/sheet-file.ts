import { data, redirect } from 'react-router';
import { publicUrlContext } from '#app/context.server.ts';
import { readParameters } from '#app/page/page-handle.ts';
import { sharedBriefly } from '#core/http/shared-briefly.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { findFamily } from '#features/finder/families/find-family.server.ts';
import { readSheetFor } from '#features/finder/flow/read-sheet-for.ts';
import { drawFamilyPdf } from '#features/finder/sheet/draw-family-pdf.server.ts';
import { drawUpFamilySheet } from '#features/finder/sheet/draw-up-family-sheet.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { Route } from './+types/sheet-file';
import { familySheetAddress } from './sheet-for.ts';

export const handle = {
  parameters: ['audience', 'size'],
  values: { audience: 'india|import', size: 'large|small|micro' },
} as const;

/** The sheet of a family as a PDF file, which the page cache stores once it is drawn. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = defaultLanguage;
  const family = await findFamily(params.family, language);
  if (!family) throw data(null, { status: 404 });
  const sheetFor = readSheetFor(readParameters(request, handle));
  // Drawing takes long, so there is one address for each sheet.
  const canonical = familySheetAddress(family.slug, sheetFor, { file: '/summary.pdf' });
  if (new URL(request.url).search !== new URL(canonical, request.url).search) throw redirect(canonical, 301);
  const sheet = await drawUpFamilySheet(family, { sheetFor, language });
  const { slug, name } = family;
  const address = context.get(publicUrlContext) + familySheetAddress(slug, sheetFor);
  const bytes = await drawFamilyPdf({ slug, name, sheet, today: todayInIndia() }, address);
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${slug}.pdf"`,
      'Cache-Control': sharedBriefly,
    },
  });
}
