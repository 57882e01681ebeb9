import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useHref } from 'react-router';
import { useFormAction } from '#app/calls/use-form-action.ts';
import { CalendarFeedLinks } from '#app/page/calendars/calendar-feed-links.tsx';
import { EmailField } from '#app/page/email-field.tsx';
import { useRootData } from '#app/page/root-data.ts';
import type { SubjectKind } from '#features/change-events/change-events.schema.ts';
import { type CalendarName, deadlineFeedPath } from '#features/orders/deadlines/deadline-feed-path.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/field.tsx';
import { SentenceBlank } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';
import { textLinkClass } from '#ui/text-link.tsx';
import { changeFeed } from './change-feed.ts';
import { FollowAsClient } from './follow-as-client.tsx';

/**
 * Asks to be told by email when something changes. A plain form, because the next step is a link in a mail.
 * @param notice what the button agrees to, as the server stores it
 */
export function FollowBox({ kind, slug, notice }: { kind: SubjectKind; slug: string; notice: string }) {
  const formAction = useFormAction();
  const { t } = useLingui();
  return (
    <div className="no-print">
      <Section id="follow" title={<Trans>Hear of changes by email</Trans>}>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <form method="post" action={formAction('/alerts/follows')} className="max-w-2xl stack-4">
            <p>
              <Trans>
                We write when a date moves or an order changes, and 90, 30 and 7 days before a date. It costs nothing.
              </Trans>
            </p>
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="slug" value={slug} />
            <div hidden>
              <input name="website" autoComplete="off" tabIndex={-1} aria-hidden="true" />
            </div>
            <div className="grid gap-5 md:grid-cols-2">
              <EmailField id="follow-email" name="email" />
              <SelectField id="follow-frequency" name="frequency" label={t`How often`} defaultValue="weekly">
                <option value="weekly">{t`Once a week, on Monday morning`}</option>
                <option value="daily">{t`Once a day, in the morning`}</option>
                <option value="immediate">{t`At once`}</option>
              </SelectField>
            </div>
            <p className="text-sm text-ink-2">
              {notice}
              <SentenceBlank />
              <Link to="/privacy-policy" className="underline underline-offset-4">
                <Trans>Privacy policy</Trans>
              </Link>
            </p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="secondary">
                <Trans>Send me the link to confirm</Trans>
              </Button>
              <FollowAsClient kind={kind} slug={slug} />
            </div>
          </form>
          {kind !== 'sheet' && <WithoutEmail kind={kind} slug={slug} />}
        </div>
      </Section>
    </div>
  );
}

/** The same for those who give nobody their address. */
function WithoutEmail({ kind, slug }: CalendarName) {
  const { t } = useLingui();
  const { publicUrl = '' } = useRootData() ?? {};
  const feed = useHref(changeFeed(kind, slug).atom);
  const calendar = useHref(deadlineFeedPath({ kind, slug }));
  return (
    <div className="stack-3 border-rule lg:border-s lg:ps-8">
      <h3 className="text-lg">
        <Trans>Without an email address</Trans>
      </h3>
      <p>
        <a href={feed} type="application/atom+xml" className={`${textLinkClass} inline-block py-1`}>
          <Trans>Feed for a feed reader</Trans>
        </a>
      </p>
      {/* An order offers its calendar beside its dates. */}
      {kind !== 'order' && (
        <p>
          <Trans>Calendar of deadlines</Trans>
          <br />
          <CalendarFeedLinks host={publicUrl.replace(/^\w+:\/\//, '')} to={calendar} label={t`Calendar of deadlines`} />
        </p>
      )}
    </div>
  );
}
