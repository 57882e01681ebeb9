import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateDescriptions, privateTitles } from '#app/page/private-titles.ts';
import { inLanguage } from '#core/text/language.ts';
import { listBanners } from '#features/business-card/business-card.server.ts';
import { Icon } from '#ui/icon.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import type { Route } from './+types/query-link';
import { ForwardBox } from './forward-box.tsx';
import { QueryPanel } from './query-panel.tsx';

export const handle = { unlisted: true } as const satisfies PageHandle;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: privateTitles.queryLink,
    description: privateDescriptions.queryLink,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [banner] = await listBanners(language);
  return {
    banner: banner && { name: banner.business_name, category: banner.business_category, picture: banner.banner_img },
    address: context.get(publicUrlContext) + inLanguage('/query-link', language),
  };
}

export default function QueryLink({ loaderData: { banner, address } }: Route.ComponentProps) {
  return (
    <Container className="py-8 md:py-12">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="border-t-2 border-gold pt-6">
          <h1 className="text-4xl">
            <Trans>Send us your query</Trans>
          </h1>
          <p className="mt-3 mb-8 max-w-xl text-lg text-pretty text-ink-2">
            <Trans>
              Name the product and the market, and add what you know: a model number, an IS number, a date. A consultant
              will write or call within one working day.
            </Trans>
          </p>
          <div className="max-w-xl">
            <QueryPanel origin="Query By a Query Link" />
          </div>
        </div>
        <div className="stack-6">
          {banner && (
            <Link
              to="/business-card"
              className="streak group flex items-center gap-4 border border-rule bg-sheet p-5 hover:text-assay md:p-6"
            >
              <img src={banner.picture} alt="" width={56} height={56} className="shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block font-serif text-xl">
                  <OwnText text={banner.name} />
                </span>
                <span className="mt-1 block text-ink-2 underline underline-offset-4">
                  <Trans>Open our business card</Trans>
                </span>
              </span>
              <Icon name="arrow" className="shrink-0" />
            </Link>
          )}
          <ForwardBox address={address} />
        </div>
      </div>
    </Container>
  );
}
