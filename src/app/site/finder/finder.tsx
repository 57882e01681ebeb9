import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { languageContext } from '#app/context.server.ts';
import { DetailPage } from '#app/page/detail-page.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { listFamilies } from '#features/finder/list-families.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/finder';

const title = msg`Approval finder`;
const crumbs = [{ label: title, to: '/approval-finder' }];

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title,
    description: msg`What a product needs before it is sold in India: approvals by kind of product, for goods made in India and abroad.`,
    own: args.loaderData.page?.seo,
    crumbs,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [groups, page] = await Promise.all([listFamilies(language), findPage('approval-finder', language)]);
  return { groups, page: page && { seo: page.seo, lead: page.tagLine } };
}

/** The index of a ledger: a line for each group, which opens to its products. */
export default function Finder({ loaderData: { groups, page } }: Route.ComponentProps) {
  return (
    <DetailPage
      crumbs={crumbs}
      title={<Trans>Approval finder</Trans>}
      lead={page?.lead ?? <Trans>Choose what you make or import, and see what it needs in India.</Trans>}
    >
      <Container className="py-8 md:py-12">
        <ul className="border-b border-rule">
          {groups.map(({ key, name, families }) => (
            <li key={key} className="border-t border-rule">
              <details name="finder-groups">
                <summary className="flex items-baseline justify-between gap-6 py-3">
                  <span className="font-serif text-xl">
                    <OwnText text={name} />
                  </span>
                  <span className="shrink-0 text-sm text-ink-2 tabular">
                    <Plural value={families.length} one="# product" other="# products" />
                  </span>
                </summary>
                <ul className="grid gap-x-10 gap-y-1 pb-5 sm:grid-cols-2 lg:grid-cols-3">
                  {families.map((family) => (
                    <li key={family.slug} className="py-1">
                      <TextLink to={`/approval-finder/${family.slug}`}>
                        <OwnText text={family.name} />
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </Container>
    </DetailPage>
  );
}
