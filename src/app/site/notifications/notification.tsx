import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { BackButton } from '#app/page/back-button.tsx';
import { DetailPage } from '#app/page/detail-page.tsx';
import { feedPath } from '#app/page/feed-path.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { rootOf } from '#app/page/root-data.ts';
import { legalNotice } from '#app/page/structured-data.ts';
import { UntranslatedFrame } from '#app/page/untranslated-frame.tsx';
import { ShareMenu } from '#app/shell/share-menu.tsx';
import { inLanguage } from '#core/text/language.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { findNotification } from '#features/notifications/find-notification.server.ts';
import { notificationStateOn } from '#features/notifications/notification-state.schema.ts';
import { listDoubts } from '#features/orders/list-doubts.server.ts';
import { listOrderStates } from '#features/orders/list-order-states.server.ts';
import { DoubtNote } from '#features/requirements/components/notes.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Prose } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import type { Route } from './+types/notification';
import { ApplicableProducts } from './applicable-products.tsx';
import { AttachedFile } from './attached-file.tsx';
import { MemorandumFacts } from './memorandum-facts.tsx';
import { OrdersToday } from './orders-today.tsx';
import { SameSubject } from './same-subject.tsx';

type Placed = { slug: string; name: string; category: { slug: string; name: string } };

function crumbsOf({ slug, name, category }: Placed) {
  return [
    { label: msg`Notifications`, to: '/notifications' },
    { label: category.name, to: `/notifications/${category.slug}` },
    { label: name, to: `/notifications/${category.slug}/${slug}` },
  ];
}

export function meta(args: Route.MetaArgs) {
  const { notification } = args.loaderData;
  const { name, summary, category, date, technicalName, issuingBody, slug } = notification;
  const root = rootOf(args);
  const path = inLanguage(`/notifications/${category.slug}/${slug}`, root?.language ?? 'en');
  return pageMeta(args, {
    title: name,
    description: summary,
    edited: notification.seo,
    crumbs: crumbsOf(notification),
    structuredData: legalNotice({
      name,
      description: summary,
      date,
      number: technicalName,
      issuedBy: issuingBody,
      url: `${root?.publicUrl ?? ''}${path}`,
      publisher: { name: root?.siteName ?? '', url: root?.publicUrl ?? '' },
    }),
    feeds: [{ title: msg`Notifications: ${category.name}`, path: feedPath('/notifications', category.slug) }],
  });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const detail = await findNotification(params.category, params.slug, context.get(languageContext));
  if (!detail) throw data(null, { status: 404 });
  const today = todayInIndia();
  const language = context.get(languageContext);
  const { id: _, categoryId: __, updatedAt: ___, laterSlug, state, ...notification } = detail;
  const ids = detail.orders.map(({ id }) => id);
  const [states, doubts] = await Promise.all([listOrderStates(ids, today, language), listDoubts(language)]);
  const orders = detail.orders.map(({ id, slug, number, title }) => ({
    ...{ slug, number, title },
    ...{ states: states.get(id) ?? [], doubts: doubts.ofOrder.get(slug) ?? [] },
  }));
  return { notification, orders, state: notificationStateOn({ ...detail, laterSlug, state }, today) };
}

/** A memorandum: its facts in the margin, the text beside them. */
export default function Notification({ loaderData: { notification, orders, state } }: Route.ComponentProps) {
  const { name, isEnglish, category, content, products, fileUrl, hasOwnFile, later, earlier, confirmed, slug } =
    notification;
  return (
    <DetailPage
      crumbs={crumbsOf(notification)}
      isEnglish={isEnglish}
      meta={<Trans>Notification</Trans>}
      title={name}
      actions={
        <>
          <BackButton to={`/notifications/${category.slug}`} />
          <ShareMenu id="share-notification" title={name} className={buttonClass('quiet', 'no-print')} />
        </>
      }
    >
      <Container className="grid gap-x-16 gap-y-10 py-8 md:py-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 stack-4 lg:col-start-2">
          {content ? (
            <UntranslatedFrame texts={[content]}>
              <Prose html={content} />
            </UntranslatedFrame>
          ) : (
            <p className="text-ink-2">
              <Trans>No description available.</Trans>
            </p>
          )}
          {!confirmed && <DoubtNote />}
          <SameSubject later={later} earlier={earlier} />
        </div>
        {/* In the margin on wide screens; on narrow ones the text comes first. */}
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <MemorandumFacts notification={notification} state={state} />
        </div>
        <div className="min-w-0 stack-10 lg:col-start-2">
          <OrdersToday orders={orders} />
          <AttachedFile url={fileUrl} name={`${slug}.pdf`} isOurs={!hasOwnFile} />
          <ApplicableProducts products={products} />
        </div>
      </Container>
    </DetailPage>
  );
}
