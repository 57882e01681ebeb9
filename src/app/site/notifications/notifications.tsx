import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { FeedLinks } from '#app/page/feed-links.tsx';
import { feedPath } from '#app/page/feed-path.ts';
import { ListPage } from '#app/page/lists/list-page.tsx';
import { listAddress, listHandle, readListQuery, redirectToNearest } from '#app/page/lists/list-query.ts';
import { ListSearch } from '#app/page/lists/list-search.tsx';
import { PagedList } from '#app/page/lists/paged-list.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { UntranslatedFrame } from '#app/page/untranslated-frame.tsx';
import { todayInIndia } from '#core/time/dates.ts';
import { listNotificationCategories } from '#features/notifications/list-notification-categories.server.ts';
import { listNotifications } from '#features/notifications/list-notifications.server.ts';
import { notificationStateOn } from '#features/notifications/notification-state.schema.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SidebarNav } from '#ui/sidebar-nav.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/notifications';
import { NotificationLedger } from './notification-ledger.tsx';

export const handle = listHandle();

const sizes = [15, 30, 60] as const;

function crumbsOf(category?: { slug: string; name: string }) {
  const all = { label: msg`Notifications`, to: '/notifications' };
  return category ? [all, { label: category.name, to: `/notifications/${category.slug}` }] : [all];
}

export function meta(args: Route.MetaArgs) {
  const { category, page } = args.loaderData;
  return pageMeta(args, {
    title: category ? msg`Notifications: ${category.name}` : msg`Notifications`,
    description: category
      ? msg`Orders, amendments and dates from Indian regulators in the category ${category.name}, newest first.`
      : msg`Orders, amendments and dates from Indian regulators, each with a short summary.`,
    edited: category ? category.seo : page?.seo,
    crumbs: crumbsOf(category),
    feeds: [
      { title: msg`Notifications`, path: feedPath('/notifications') },
      ...(category
        ? [{ title: msg`Notifications: ${category.name}`, path: feedPath('/notifications', category.slug) }]
        : []),
    ],
  });
}

/** `/notifications` and `/notifications/{category}`. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const today = todayInIndia();
  const query = readListQuery(request, handle, { sizes });
  const [listed, categories, page] = await Promise.all([
    listNotifications({ language, category: params.category, ...query }),
    listNotificationCategories(language),
    findPage('notifications', language),
  ]);
  const category = categories.find(({ slug }) => slug === params.category);
  if (params.category !== undefined && !category) throw data(null, { status: 404 });
  redirectToNearest(request, query, listed.total);
  return {
    query,
    total: listed.total,
    categories: categories.map(({ slug, name, total }) => ({ slug, name, total })),
    category: category && { slug: category.slug, name: category.name, seo: category.seo },
    page: page && { name: page.name, lead: page.tagLine, seo: page.seo },
    rows: listed.notifications.map((row) => ({
      slug: row.slug,
      categorySlug: row.categorySlug,
      name: row.name,
      summary: row.summary,
      date: row.date,
      kind: row.kind,
      reference: row.referenceNumber,
      state: notificationStateOn(row, today),
      effectiveDate: row.effectiveDate,
    })),
  };
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { query, total, categories, category, page, rows } = loaderData;
  const all = { label: t`All Notifications`, to: '/notifications', current: !category };
  // A search goes along to the other categories, which start at their first page.
  const search = listAddress({ ...query, page: 1 }).replace(/^\.$/, '');
  const everyNotification = categories.reduce((sum, category) => sum + category.total, 0);
  return (
    <ListPage
      crumbs={crumbsOf(category)}
      title={category?.name ?? page?.name ?? t`Notifications`}
      lead={category ? t`Notifications, newest first` : page?.lead}
      sidebar={
        <SidebarNav
          label={t`Categories`}
          currentLabel={category?.name ?? all.label}
          items={[
            { ...all, to: all.to + search, count: query.q ? undefined : everyNotification },
            ...categories.map(({ slug, name, total: count }) => ({
              label: name,
              to: `/notifications/${slug}${search}`,
              current: slug === category?.slug,
              count: query.q ? undefined : count,
            })),
          ]}
        />
      }
    >
      <PagedList
        query={query}
        total={total}
        hasStates
        search={
          <ListSearch
            id="notification-search"
            label={t`Search notifications`}
            placeholder={t`Product, order number or regulator`}
            query={query}
          />
        }
        empty={
          <EmptyState
            title={t`No notification matches`}
            action={<LinkButton to="/notifications">{t`All Notifications`}</LinkButton>}
          >
            <Trans>Try fewer words, the number without its brackets, or another category.</Trans>
          </EmptyState>
        }
      >
        <UntranslatedFrame isMixed texts={rows.flatMap(({ name, summary }) => [name, summary])}>
          <NotificationLedger rows={rows} hasNewest={query.page === 1 && !query.q} />
        </UntranslatedFrame>
      </PagedList>
      <p className="no-print mt-6">
        <TextLink to="/orders">
          <Trans>Register of orders</Trans>
        </TextLink>
      </p>
      <div className="mt-8">
        <FeedLinks path={feedPath('/notifications', category?.slug)} />
      </div>
    </ListPage>
  );
}
