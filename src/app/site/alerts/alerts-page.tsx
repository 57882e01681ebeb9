import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageContext } from '#app/context.server.ts';
import { Crumbs } from '#app/page/crumbs.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { longDate } from '#core/time/dates.ts';
import { indianDay } from '#core/time/indian-time.ts';
import { followNotice } from '#features/alerts/alert-texts.server.ts';
import { everyOrderQuery } from '#features/alerts/feeds/feed-subject.server.ts';
import { listChanges } from '#features/alerts/feeds/list-changes.server.ts';
import { OwnText } from '#ui/own-language.tsx';
import { PageHeader, Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/alerts-page';

const title = msg`Follow changes`;
const lead = msg`Hear when an order, a date or a standard changes: by email, in a feed reader or in your calendar.`;
const crumbs = [{ label: title, to: '/alerts' }];

/** How many changes the specimen of a mail shows. */
const shown = 5;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title, description: lead, crumbs });
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const changes = (await listChanges(everyOrderQuery, language)).slice(0, shown);
  return {
    changes: changes.map(({ at, ...change }) => ({ ...change, day: indianDay(at) })),
    notice: followNotice(language),
  };
}

/** What can be followed, and what somebody who does hears of. */
export default function AlertsPage({ loaderData: { changes, notice } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const followed = [
    { to: '/products', label: t`Products` },
    { to: '/approval-finder', label: t`Approval finder` },
    { to: '/orders', label: t`Register of orders` },
    { to: '/standards', label: t`Standards` },
    { to: '/services', label: t`Services` },
    { to: '/search', label: t`Search` },
  ];
  return (
    <>
      <PageHeader
        breadcrumb={<Crumbs parents={[]} page={title} />}
        title={<Trans>Follow changes</Trans>}
        lead={i18n._(lead)}
      />
      <Section id="subjects" title={<Trans>What you can follow</Trans>}>
        <p className="mb-4 max-w-prose">
          <Trans>The pages of these lists have a form for it at their end, and so has every sheet that you keep.</Trans>
        </p>
        <ul className="grid max-w-3xl border-b border-rule sm:grid-cols-2 sm:gap-x-12">
          {followed.map(({ to, label }) => (
            <li key={to} className="border-t border-rule">
              <TextLink to={to} className="block py-3">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
        <div className="mt-10 grid max-w-3xl gap-x-12 gap-y-8 md:grid-cols-2">
          <HowOften />
          <WithoutEmail />
        </div>
      </Section>
      {changes.length > 0 && <Specimen changes={changes} />}
      <Section id="list" title={<Trans>Your own list</Trans>}>
        <div className="max-w-prose stack-3">
          <p>
            <Trans>
              Every mail from us has a link to your list, where you change or stop it. If you have an account, you also
              find the list <TextLink to="/account/alerts">in your client area</TextLink>.
            </Trans>
          </p>
          <p className="text-ink-2">
            {notice}{' '}
            <TextLink to="/privacy-policy">
              <Trans>Privacy policy</Trans>
            </TextLink>
          </p>
        </div>
      </Section>
    </>
  );
}

function HowOften() {
  return (
    <div className="stack-3">
      <h3 className="text-lg">
        <Trans>How often</Trans>
      </h3>
      <p>
        <Trans>
          We write when a date moves or an order changes, and 90, 30 and 7 days before a date. It costs nothing.
        </Trans>
      </p>
      <ul className="list-disc ps-5 marker:text-gold">
        <li>
          <Trans>Once a week, on Monday morning</Trans>
        </li>
        <li>
          <Trans>Once a day, in the morning</Trans>
        </li>
        <li>
          <Trans>At once</Trans>
        </li>
      </ul>
    </div>
  );
}

/** The same for those who give nobody their address. */
function WithoutEmail() {
  return (
    <div className="stack-3">
      <h3 className="text-lg">
        <Trans>Without an email address</Trans>
      </h3>
      <p>
        <Trans>Each of these pages has a feed and a calendar of its own.</Trans>
      </p>
      <TextLink to="/orders/calendar" className="inline-block py-1">
        <Trans>Calendar of deadlines</Trans>
      </TextLink>
    </div>
  );
}

type Changes = Route.ComponentProps['loaderData']['changes'];

/** The last changes that there were, drawn like one of our mails. */
function Specimen({ changes }: { changes: Changes }) {
  const { i18n } = useLingui();
  return (
    <Section id="specimen" tone="sheet" title={<Trans>The last changes, as our mails tell them</Trans>}>
      <div className="max-w-3xl border border-t-4 border-rule border-t-gold bg-paper px-5 py-6 md:px-8">
        <h3 className="mb-4 text-xl">
          <Trans>What has changed</Trans>
        </h3>
        <ul className="border-b border-rule">
          {changes.map(({ key, path, title: order, words, day }) => (
            <li key={key} className="grid gap-x-8 gap-y-1 border-t border-rule py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <span className="text-ink-2 tabular">{longDate(day, i18n.locale)}</span>
              <div className="min-w-0">
                <TextLink to={path} className="font-semibold">
                  <OwnText text={order} from="lists" />
                </TextLink>
                <p>{words}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-ink-2">
          <Trans>This is information and not legal advice. The text in the gazette decides.</Trans>
        </p>
      </div>
    </Section>
  );
}
