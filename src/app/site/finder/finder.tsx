import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { DetailPage } from '#app/page/detail-page.tsx';
import { type PageHandle, readParameters } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { type PageText, wordsOf } from '#app/page/page-text.ts';
import { searchAddress } from '#app/page/search-address.ts';
import { SiteSearch } from '#app/page/site-search.tsx';
import { listFamilies } from '#features/finder/families/list-families.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/finder';
import { StateLegend } from './state-legend.tsx';

/** The place of the group that is open; there are fewer than a hundred. */
export const handle = { parameters: ['group'], values: { group: '[1-9][0-9]?' } } as const satisfies PageHandle;

const title = msg`Approval finder`;
const crumbs = [{ label: title, to: '/approval-finder' }];

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title,
    description: msg`What a product needs before it is sold in India: approvals by kind of product, for goods made in India and abroad.`,
    edited: args.loaderData.page?.seo,
    crumbs,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const opened = Number(readParameters(request, handle)('group'));
  const [groups, page] = await Promise.all([listFamilies(language, opened), findPage('approval-finder', language)]);
  return { groups, page: page && { seo: page.seo, lead: page.tagLine } };
}

/** The index of a ledger: a line for each group with some of its products, or with all of them. */
export default function Finder({ loaderData: { groups, page } }: Route.ComponentProps) {
  return (
    <DetailPage
      crumbs={crumbs}
      title={<Trans>Approval finder</Trans>}
      lead={page?.lead ?? <Trans>Choose what you make or import, and see what it needs in India.</Trans>}
    >
      <Container className="py-8 md:py-12">
        <SiteSearch id="finder-search" label={<Trans>What do you make or import?</Trans>}>
          <Examples />
        </SiteSearch>
        <ul className="mt-8 border-b border-rule">
          {groups.map((group) => (
            <li
              key={group.place}
              id={`group-${group.place}`}
              className="grid gap-x-10 gap-y-2 border-t border-rule py-4 md:grid-cols-[18rem_minmax(0,1fr)]"
            >
              <h2 className="text-xl">
                <OwnText text={group.name} />
              </h2>
              <Families {...group} />
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <Trans>
            We measure our answers and publish what comes out:{' '}
            <TextLink to="/approval-finder/how-right">how right they are, and what we get wrong</TextLink>.
          </Trans>
        </p>
        <StateLegend />
      </Container>
    </DetailPage>
  );
}

/** One of each sort that is understood: a name, a customs code, a standard, and a sentence. */
const examples: readonly PageText[] = [
  msg({ message: 'LED bulb', comment: 'An example of a search: the name of the product in the content' }),
  '8516 60',
  'IS 16333',
  msg({
    message: 'Bluetooth speaker with a charger',
    comment: 'An example of a search: in other languages the name of the product alone',
  }),
];

function Examples() {
  const { i18n } = useLingui();
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-ink-2">
      <Trans>For example</Trans>
      {examples
        .map((example) => wordsOf(i18n, example))
        .map((example) => (
          <TextLink key={example} to={searchAddress(example)} className="inline-block py-1">
            <bdi>{example}</bdi>
          </TextLink>
        ))}
    </p>
  );
}

type Group = Route.ComponentProps['loaderData']['groups'][number];

function Families({ place, count, families }: Group) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {families.map(({ slug, name }) => (
        <li key={slug}>
          <TextLink to={`/approval-finder/${slug}`}>
            <OwnText text={name} />
          </TextLink>
        </li>
      ))}
      {families.length < count && (
        <li>
          <Link
            to={`/approval-finder?group=${place}#group-${place}`}
            className="font-semibold text-ink-2 underline underline-offset-4"
          >
            <Trans>All {count}</Trans>
          </Link>
        </li>
      )}
    </ul>
  );
}
