import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { FrequencyOptions } from '#app/page/follow/frequency-options.tsx';
import { OwnFeeds } from '#app/page/follow/own-feeds.tsx';
import { WhySilent } from '#app/page/follow/why-silent.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { useRootData } from '#app/page/root-data.ts';
import { feedAddresses } from '#features/alerts/feeds/personal-feeds.server.ts';
import { nameSubjects } from '#features/alerts/follow/subjects.server.ts';
import { findFollower } from '#features/alerts/manage/manage-follows.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/fields/field.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Container, PageHeader } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/manage';

export const handle = { secret: true, enquiry: 'none' } as const satisfies PageHandle;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: msg`What you follow` });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const follower = await findFollower(params.token);
  if (!follower) return data({ follower: null }, { status: 404 });
  const { email } = follower;
  const named = await nameSubjects(follower.follows, context.get(languageContext));
  // What is not on the site at the moment may come back, so it can be stopped like the others.
  const follows = follower.follows.map((line) => named.find(({ id }) => id === line.id) ?? { ...line, path: null });
  const frequency = follows[0]?.frequency ?? ('weekly' as const);
  return data({
    follower: { email, follows, frequency, silence: follower.silence, feeds: feedAddresses(follower) },
  });
}

/** The list of a follower, opened from the link in each mail. */
export default function Manage({ loaderData: { follower }, params: { token } }: Route.ComponentProps) {
  const { t } = useLingui();
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
              <ul className="border-b border-rule">
                {follower.follows.map((line) => (
                  <Line key={line.id} line={line} token={token} />
                ))}
              </ul>
            )}
            {follower.follows.length > 0 && (
              <ActForm act="frequency" token={token}>
                <div className="flex flex-wrap items-end gap-4">
                  <div className="min-w-64">
                    <SelectField name="frequency" label={t`How often`} defaultValue={follower.frequency}>
                      <FrequencyOptions />
                    </SelectField>
                  </div>
                  <Button type="submit" variant="secondary">
                    <Trans>Change</Trans>
                  </Button>
                </div>
              </ActForm>
            )}
            <OwnFeeds feeds={follower.feeds}>
              <ActForm act="feeds" token={token}>
                <Button type="submit" variant="secondary">
                  <Trans>Make new addresses</Trans>
                </Button>
              </ActForm>
            </OwnFeeds>
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

type Followed = { id: number } & ({ path: string; name: string } | { path: null });

/** One thing that is followed, with the button that stops it. */
function Line({ line, token }: { line: Followed; token: string }) {
  const { t } = useLingui();
  const name = line.path === null ? t`A page that is not on the site at the moment` : line.name;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-rule py-2">
      <span className="min-w-0">
        {line.path === null ? (
          name
        ) : (
          <TextLink to={line.path}>
            <OwnText text={name} />
          </TextLink>
        )}
      </span>
      <ActForm act="stop" token={token}>
        <input type="hidden" name="follow" value={line.id} />
        <Button type="submit" variant="quiet" aria-label={t`Stop: ${{ name }}`}>
          <Trans>Stop</Trans>
        </Button>
      </ActForm>
    </li>
  );
}

type Act = { act: 'stop' | 'frequency' | 'feeds' | 'stop-all'; token: string; children: ReactNode };

/** A form of its own for each act, which works without script and leads back to the list. */
function ActForm({ act, token, children }: Act) {
  const callBase = useRootData()?.callBase ?? '';
  return (
    <form method="post" action={`${callBase}/alerts/${act}`}>
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}
