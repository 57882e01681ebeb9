import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { languageContext } from '#app/context.server.ts';
import { DetailPage } from '#app/page/detail-page.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { listGallery } from '#features/gallery/list-gallery.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { openDialog } from '#ui/overlays/dialog.tsx';
import { Container } from '#ui/section.tsx';
import type { Route } from './+types/gallery';
import { Plate } from './plate.tsx';
import { PlateDialog, plateDialogId } from './plate-dialog.tsx';

const crumbs = [{ label: msg`Gallery`, to: '/gallery' }];

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: msg`Gallery`,
    description: msg`Plates from the test laboratory: what happens to a product before it may carry an Indian mark.`,
    edited: args.loaderData.page?.seo,
    crumbs,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [plates, page] = await Promise.all([listGallery(language), findPage('gallery', language)]);
  return { plates, page: page && { seo: page.seo, lead: page.tagLine } };
}

export default function Gallery({ loaderData: { plates, page } }: Route.ComponentProps) {
  const [shown, setShown] = useState(0);
  return (
    <DetailPage crumbs={crumbs} title={<Trans>Gallery</Trans>} lead={page?.lead}>
      <Container className="py-8 md:py-12">
        {plates.length === 0 && (
          <EmptyState title={<Trans>The gallery is empty</Trans>}>
            <Trans>The first pictures will follow soon.</Trans>
          </EmptyState>
        )}
        <ol className="columns-1 gap-8 md:columns-2 lg:columns-3">
          {plates.map((plate, index) => (
            <Plate
              key={plate.id}
              plate={plate}
              number={index + 1}
              isFirst={index < 2}
              onOpen={() => {
                setShown(index);
                openDialog(plateDialogId);
              }}
            />
          ))}
        </ol>
      </Container>
      <PlateDialog plates={plates} shown={shown} onShow={setShown} />
    </DetailPage>
  );
}
