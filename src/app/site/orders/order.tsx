import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { BackButton } from '#app/page/back-button.tsx';
import { DetailPage } from '#app/page/detail-page.tsx';
import { changeFeed } from '#app/page/follow/change-feed.ts';
import { FollowBox } from '#app/page/follow/follow-box.tsx';
import { OrderAudiences } from '#app/page/orders/order-audiences.tsx';
import { type OrderDoubt, OrderDoubts } from '#app/page/orders/order-doubts.tsx';
import { readParameters } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { labelled } from '#app/page/page-text.ts';
import { rootOf } from '#app/page/root-data.ts';
import { legalNotice } from '#app/page/structured-data.ts';
import { EventRule } from '#app/page/timeline/event-rule.tsx';
import { ShareMenu } from '#app/shell/share-menu.tsx';
import { distinctBy } from '#core/distinct-by.ts';
import { inLanguage } from '#core/text/language.ts';
import { longDate, todayInIndia } from '#core/time/dates.ts';
import { followNotice } from '#features/alerts/alert-texts.server.ts';
import type { OrderEvent } from '#features/orders/events/select-events.server.ts';
import { findOrder } from '#features/orders/find-order.server.ts';
import { findOrderThen } from '#features/orders/known/find-order-then.server.ts';
import { listProductsThen } from '#features/orders/known/list-products-then.server.ts';
import { readMoments } from '#features/orders/known/read-moments.ts';
import { listDoubts } from '#features/orders/list-doubts.server.ts';
import { isReplaced } from '#features/orders/replaced/is-replaced.ts';
import { orderSentence } from '#features/requirements/sheet/order-sentence.server.ts';
import { drawOrder } from '#features/requirements/time/draw-time.server.ts';
import { buttonClass } from '#ui/button.tsx';
import { Container } from '#ui/section.tsx';
import type { Route } from './+types/order';
import { AsOf } from './as-of.tsx';
import { legislationOf } from './legislation-of.ts';
import { hasEnded, OrderEnding } from './order-ending.tsx';
import { OrderExemptions } from './order-exemptions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderProducts } from './order-products.tsx';

export const handle = {
  parameters: ['products'],
  values: { products: 'all' },
  uncached: ['as_of', 'known_on'],
} as const;

/** How many products the page shows at first; an order may name hundreds. */
const shownAtFirst = 12;

const register = { label: msg`Orders`, to: '/orders' };
type Named = { slug: string; number: string | null; title: string };
const crumbsOf = ({ slug, number, title }: Named) => [register, { label: number ?? title, to: `/orders/${slug}` }];

export function meta(args: Route.MetaArgs) {
  const { order, states, moments } = args.loaderData;
  const { number, title, subject, authority, day, slug } = order;
  const root = rootOf(args);
  const addressOf = (orderSlug: string) =>
    `${root?.publicUrl ?? ''}${inLanguage(`/orders/${orderSlug}`, root?.language ?? 'en')}`;
  return pageMeta(args, {
    title: number && !title.includes(number) ? labelled(number, title) : title,
    description: subject ?? title,
    crumbs: crumbsOf(order),
    feeds: [changeFeed('order', slug)],
    noindex: moments.asOf.day !== null || moments.knownOn.day !== null || order.withdrawnOn !== null,
    structuredData:
      day && order.withdrawnOn === null
        ? legalNotice({
            ...{ name: title, description: subject, date: day, number },
            issuedBy: authority?.name ?? null,
            url: addressOf(slug),
            legislation: legislationOf(order, states, moments.day, addressOf),
            publisher: { name: root?.siteName ?? '', url: root?.publicUrl ?? '' },
          })
        : [],
  });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const detail = await findOrder(params.slug, language);
  if (!detail) throw data(null, { status: 404 });
  const today = todayInIndia();
  const read = readParameters(request, handle);
  const moments = readMoments({ as_of: read('as_of'), known_on: read('known_on') }, detail, today);
  const { id, doubts: own, ...order } = detail;
  const [{ states: found, notifications, ...then }, listed] = await Promise.all([
    findOrderThen(detail, moments, language),
    listProductsThen(id, moments, language),
  ]);
  // What is struck says nothing of its entries.
  const [states, products] = detail.withdrawnOn === null ? [found, listed] : [[], []];
  const { ofOrder } = await listDoubts(language);
  const successors = distinctBy(
    states.flatMap((state) => (isReplaced(state) ? (state.by ?? []) : [])),
    (successor) => successor.slug,
  );
  const known: OrderDoubt[] = [
    ...own.map((words) => ({ order: null, words })),
    ...successors.flatMap((successor) =>
      // What concerns both is said of the order of the page.
      (ofOrder.get(successor.slug) ?? []).flatMap((words) => (own.includes(words) ? [] : { order: successor, words })),
    ),
  ];
  // Since when something is in doubt is not recorded, so what was known on another day is shown without.
  const doubts = moments.knownOn.day ? [] : known;
  const shown = read('products') === 'all' ? products : products.slice(0, shownAtFirst);
  return {
    ...{ order: { ...order, ...then, doubts }, moments, today, states, notifications },
    ...{ products: shown, left: products.length - shown.length },
    ...(moments.day === today
      ? { rule: drawOrder(states, { today, language }), sentence: orderSentence(states, language) }
      : { rule: null, sentence: null }),
    followNotice: followNotice(language),
    feedHost: new URL(context.get(publicUrlContext)).host,
  };
}

/** A memorandum: the facts of the order in the margin, what it changed and what has changed it beside them. */
export default function Order({ loaderData }: Route.ComponentProps) {
  const { order, moments, today, states, rule, sentence, products, left, notifications } = loaderData;
  const { title, subject, isEnglish, slug, events, exemptions, doubts, withdrawnOn } = order;
  const { i18n } = useLingui();
  return (
    <DetailPage
      crumbs={crumbsOf(order)}
      isEnglish={isEnglish}
      meta={<Trans>Order</Trans>}
      title={title}
      lead={subject && !title.includes(subject) ? subject : null}
      actions={
        <>
          {sentence && <p className="w-full text-lg text-pretty">{sentence}</p>}
          {withdrawnOn && (
            <p className="w-full text-lg text-pretty">
              <Trans>
                We struck this order from the register on {longDate(withdrawnOn, i18n.locale)}. It should not have been
                recorded.
              </Trans>
            </p>
          )}
          <BackButton to="/orders" />
          <ShareMenu id="share-order" title={title} className={buttonClass('quiet', 'no-print')} />
        </>
      }
    >
      <Container className="printed-memo grid gap-x-16 gap-y-10 py-8 md:py-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          {(states.length > 0 || moments.asOf.problem || moments.knownOn.problem) && (
            <>
              <OrderAudiences states={states} rule={rule} day={moments.day} isToday={moments.day === today} />
              <AsOf slug={slug} moments={moments} today={today} />
            </>
          )}
          {states.length === 0 && <OrderEnding slug={slug} events={events} day={moments.day} />}
          <OrderDoubts doubts={doubts} className="mt-10" />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1 lg:row-span-2">
          <OrderFacts order={order} notifications={notifications} today={today} feedHost={loaderData.feedHost} />
        </div>
        <div className="min-w-0 lg:col-start-2">
          <OrderHistory events={events} slug={slug} />
          <OrderExemptions exemptions={exemptions} isOver={hasEnded({ slug, events, states, day: moments.day })} />
          <OrderProducts products={products} left={left} />
        </div>
      </Container>
      {withdrawnOn === null && <FollowBox kind="order" slug={slug} notice={loaderData.followNotice} />}
    </DetailPage>
  );
}

/** The events between this order and others, in both directions. */
function OrderHistory({ events, slug }: { events: readonly OrderEvent[]; slug: string }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-4 break-after-avoid text-2xl">
        <Trans>What this order changed, and what has changed it</Trans>
      </h2>
      <EventRule events={events} slug={slug} />
    </section>
  );
}
