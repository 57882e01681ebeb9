import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, useHref } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { OwnFeeds } from '#app/page/follow/own-feeds.tsx';
import { SettingsFields, settingsId } from '#app/page/follow/settings-fields.tsx';
import { WhySilent } from '#app/page/follow/why-silent.tsx';
import { type PageHandle, readParameters } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { translate } from '#core/text/messages.server.ts';
import { clockChoices } from '#core/time/clock-choices.ts';
import { alertTexts } from '#features/alerts/alert-texts.server.ts';
import { describeList } from '#features/alerts/manage/describe-list.server.ts';
import { findFollower } from '#features/alerts/manage/manage-follows.server.ts';
import { readSent } from '#features/alerts/manage/sent-settings.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container, PageHeader } from '#ui/section.tsx';
import { textLinkClass } from '#ui/text-link.tsx';
import type { Route } from './+types/manage';
import { ActForm } from './act-form.tsx';
import { FollowedLines } from './followed-lines.tsx';

export const handle = {
  ...{ secret: true, enquiry: 'none' },
  /** What was done, and what was sent but could not be done. */
  uncached: ['changed', 'refused', 'language', 'weekday', 'hour', 'zone', 'audiences', 'lead_days'],
  several: ['audiences', 'lead_days'],
} as const satisfies PageHandle;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: msg`What you follow` });
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const follower = await findFollower(params.token);
  if (!follower) return data({ follower: null }, { status: 404 });
  const list = await describeList(follower, language);
  const read = readParameters(request, handle);
  const sent = read('refused') ? readSent(list, read, language) : { shown: list, errors: {} };
  return data({
    follower: {
      ...{ ...list, email: follower.email, settings: sent.shown, errors: sent.errors },
      choices: clockChoices(sent.shown.zone, language),
      said: { at: read('changed'), text: translate(alertTexts.changed, language) },
    },
  });
}

/** The list of a follower, opened from the link in each mail. */
export default function Manage({ loaderData: { follower }, params: { token } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={<Trans>What you follow</Trans>} />
      <Container className="max-w-3xl py-8 stack-8 md:py-12">
        {follower ? (
          <>
            {follower.silence && <WhySilent {...follower.silence} />}
            <p>
              <Trans>
                We write to <bdi className="font-semibold">{follower.email}</bdi> when something changes about:
              </Trans>
            </p>
            {follower.follows.length === 0 ? (
              <p className="text-ink-2">
                <Trans>Nothing at the moment.</Trans>
              </p>
            ) : (
              <div id="lines" className="scroll-mt-4 stack-4">
                {follower.said.at === 'lines' && <Said>{follower.said.text}</Said>}
                <FollowedLines lines={follower.follows} token={token} />
              </div>
            )}
            {follower.follows.length > 0 && <Settings token={token} follower={follower} />}
            <OwnFeeds feeds={follower.feeds}>
              <ActForm act="feeds" token={token}>
                <Button type="submit" variant="secondary">
                  <Trans>Make new addresses</Trans>
                </Button>
              </ActForm>
            </OwnFeeds>
            <ListFile token={token} />
            <ActForm act="stop-all" token={token}>
              <p className="mb-3">
                <Trans>Or stop everything: we then delete your address and this list.</Trans>
              </p>
              <Button type="submit" variant="secondary">
                <Trans>Stop all mails</Trans>
              </Button>
            </ActForm>
          </>
        ) : (
          <EmptyState title={<Trans>This link no longer leads to a list</Trans>}>
            <Trans>
              It has expired, or your address has been deleted. The newest mail from us has a link that works.
            </Trans>
          </EmptyState>
        )}
      </Container>
    </>
  );
}

/** All that we have about the follower, as a file of their own. */
function ListFile({ token }: { token: string }) {
  const { t } = useLingui();
  const label = t`What you follow`;
  const file = useHref(`/alerts/manage/${token}/alerts.json`);
  return (
    <p>
      {label} (JSON):{' '}
      <a href={file} download className={`${textLinkClass} inline-block py-1`}>
        <Trans>
          Download file<span className="sr-only">: {label}</span>
        </Trans>
      </a>
    </p>
  );
}

type Follower = NonNullable<Route.ComponentProps['loaderData']['follower']>;

/** When the mails come and of what they tell; below the heading what has become of the form, to which its answer leads. */
function Settings({ token, follower }: { token: string; follower: Follower }) {
  const { settings, errors, choices, said } = follower;
  return (
    <section id={settingsId} aria-labelledby={`${settingsId}-title`} className="scroll-mt-4">
      <h2 id={`${settingsId}-title`} className="text-xl">
        <Trans>When we write, and of what</Trans>
      </h2>
      <ActForm act="settings" token={token}>
        <div className="mt-4 stack-5">
          {said.at === 'yes' && <Said>{said.text}</Said>}
          {Object.entries(errors).map(([name, message]) => (
            <p key={name} role="alert" className={`${note} border-withdrawn`}>
              <a href={`#${settingsId}-${name}`} className="text-withdrawn underline underline-offset-4">
                {message}
              </a>
            </p>
          ))}
          <SettingsFields settings={settings} choices={choices} errors={errors} />
          <Button type="submit" variant="secondary">
            <Trans>Save</Trans>
          </Button>
        </div>
      </ActForm>
    </section>
  );
}

const note = 'border-s-4 bg-sheet px-4 py-3 font-semibold';

/** What has become of a form that was sent without script. */
function Said({ children }: { children: string }) {
  return (
    <p role="status" className={`${note} border-gold`}>
      {children}
    </p>
  );
}
