import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { languageContext } from '#app/context.server.ts';
import { ListFilter } from '#app/page/lists/list-filter.tsx';
import { ListPage } from '#app/page/lists/list-page.tsx';
import { listHandle, readListQuery, redirectToNearest } from '#app/page/lists/list-query.ts';
import { ListSearch } from '#app/page/lists/list-search.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { useRootData } from '#app/page/root-data.ts';
import { useSession } from '#app/session.ts';
import { AccountDrawer } from '#app/shell/drawers/account-drawer.tsx';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { filterDownloads } from '#features/downloads/filter-downloads.ts';
import { describeArchive } from '#features/downloads/list-downloads.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import type { Route } from './+types/downloads';
import { ClosedArchive } from './closed-archive.tsx';

/** Fetched for clients only. */
const Archive = lazy(async () => ({
  default: await withAccountTexts(import('./archive/archive.tsx').then((module) => module.Archive)),
}));

export const handle = listHandle('category');

const crumbs = [{ label: msg`Downloads`, to: '/downloads' }];

export function meta(args: Route.MetaArgs) {
  const { page } = args.loaderData;
  return pageMeta(args, {
    title: msg`Downloads`,
    description: msg`Checklists, letters, test requests, registers and lists for clients.`,
    edited: page?.seo,
    crumbs,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [{ categories, downloads }, page] = await Promise.all([
    describeArchive(language),
    findPage('downloads', language),
  ]);
  const choices = { category: categories.map(({ slug }) => slug) };
  const query = readListQuery(request, handle, { choices, sizes: [10, 25, 50] });
  const categoryId = categories.find(({ slug }) => slug === query.filters.category)?.id;
  const total = filterDownloads(downloads, { q: query.q, categoryId }).length;
  redirectToNearest(request, query, total);
  return {
    query,
    total,
    categories: categories.filter(({ count }) => count > 0),
    categoryId,
    page: page && { seo: page.seo, title: page.title ?? page.name, lead: page.tagLine },
  };
}

export default function Downloads({ loaderData }: Route.ComponentProps) {
  const { query, total, categories, categoryId, page } = loaderData;
  const { t } = useLingui();
  const root = useRootData();
  const isClient = useSession() !== null;

  return (
    <>
      <ListPage
        crumbs={crumbs}
        title={page?.title ?? t`Downloads`}
        lead={page?.lead}
        sidebar={
          <ListFilter
            // Another category starts a new search.
            query={{ ...query, q: '' }}
            name="category"
            label={t`Categories`}
            all={t`All documents`}
            choices={categories.map(({ slug, name, count }) => ({ value: slug, label: name, count }))}
          />
        }
      >
        <ListSearch
          id="download-search"
          label={t`Search documents`}
          placeholder={t`Words from the name`}
          query={query}
        />
        <div className="min-h-[36rem]">
          {isClient ? (
            <Suspense fallback={<SkeletonText lines={12} />}>
              <Archive query={query} categoryId={categoryId} />
            </Suspense>
          ) : (
            <ClosedArchive query={query} total={total} categories={categories} />
          )}
        </div>
      </ListPage>
      {root && <AccountDrawer root={root} id="downloads-account" surface="downloads" />}
    </>
  );
}
