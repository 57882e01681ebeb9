import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import { useFormAction } from '#app/calls/use-form-action.ts';
import { languageContext } from '#app/context.server.ts';
import { useFrequencyChoices } from '#app/page/follow/use-frequency-choices.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { findRequest } from '#features/alerts/follow/request-follow.server.ts';
import { shownLines } from '#features/alerts/follow/shown-lines.server.ts';
import { nameSubjects } from '#features/alerts/follow/subjects.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Container, PageHeader } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/confirm';

export const handle = { secret: true, enquiry: 'none' } as const satisfies PageHandle;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: msg`Confirm what you want to follow` });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const request = await findRequest(params.token);
  if (!request) return data({ request: null, isConfirmed: false }, { status: 404 });
  const { email, notice } = request;
  const follows = await nameSubjects(request.follows, context.get(languageContext));
  if (follows.length === 0) {
    const isConfirmed = request.confirmed.length > 0;
    return data({ request: null, isConfirmed }, { status: isConfirmed ? 200 : 404 });
  }
  const shown = shownLines(follows);
  const lines = follows.map(({ path, name, frequency }) => ({ path, name, frequency }));
  return data({ request: { token: params.token, email, notice, lines, shown }, isConfirmed: false });
}

/** What the link of our mail leads to. Opening it changes nothing, so that programs which open links confirm nothing. */
export default function Confirm({ loaderData: { request, isConfirmed } }: Route.ComponentProps) {
  const formAction = useFormAction();
  const frequencies = useFrequencyChoices();
  return (
    <>
      <PageHeader title={<Trans>Confirm what you want to follow</Trans>} />
      <Container className="max-w-3xl py-8 stack-5 md:py-12">
        {request ? (
          <form method="post" action={formAction('/alerts/confirm')} className="stack-5">
            <input type="hidden" name="token" value={request.token} />
            <input type="hidden" name="shown" value={request.shown} />
            <p>
              <Trans>
                We will write to <bdi className="font-semibold">{request.email}</bdi> when something changes about:
              </Trans>
            </p>
            <ul className="border-b border-rule">
              {request.lines.map(({ path, name, frequency }) => (
                <li key={path} className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-2">
                  <TextLink to={path}>
                    <OwnText text={name} />
                  </TextLink>
                  <span className="text-ink-2">{frequencies[frequency]}</span>
                </li>
              ))}
            </ul>
            <p className="text-sm text-ink-2">{request.notice}</p>
            <Button type="submit">
              <Trans>Yes, tell me</Trans>
            </Button>
          </form>
        ) : isConfirmed ? (
          <EmptyState title={<Trans>You have confirmed this already</Trans>}>
            <Trans>We will tell you what changes. Each of our mails has a link to your list.</Trans>
          </EmptyState>
        ) : (
          <EmptyState title={<Trans>This link has been used or has expired</Trans>}>
            <Trans>Fill in the form on the page that you want to follow again.</Trans>
          </EmptyState>
        )}
      </Container>
    </>
  );
}
