import { data, redirect } from 'react-router';
import { publicUrlContext } from '#app/context.server.ts';
import { readParameters } from '#app/page/page-handle.ts';
import { sharedBriefly } from '#core/http/shared-briefly.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { findProduct } from '#features/products/find-product.server.ts';
import { drawProductSheet } from '#features/products/sheet/draw-product-sheet.server.ts';
import { drawUpProductSheet } from '#features/products/sheet/draw-up-product-sheet.server.ts';
import { readSheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { Route } from './+types/summary';
import { sheetAddress } from './sheet-address.ts';

export const handle = { parameters: ['audience'], values: { audience: 'india|import' } } as const;

/** The sheet of a product as a PDF file, which the page cache stores once it is drawn. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = defaultLanguage;
  const product = await findProduct(params.slug, language);
  if (!product) throw data(null, { status: 404 });
  const today = todayInIndia();
  const given = readParameters(request, handle)('audience');
  const reader = readSheetReader(given);
  // Drawing takes long, so there is one address for each reader.
  if (given && reader !== given) throw redirect(sheetAddress(product.slug, reader, { file: '/summary.pdf' }), 301);
  const drawnUp = await drawUpProductSheet(product, { reader, language });
  const address = context.get(publicUrlContext) + sheetAddress(product.slug, reader);
  const bytes = await drawProductSheet({ product, ...drawnUp, today }, address);
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${params.slug}.pdf"`,
      'Cache-Control': sharedBriefly,
    },
  });
}
