import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import { useFormAction } from '#app/calls/use-form-action.ts';
import { languageContext } from '#app/context.server.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { findRequest } from '#features/alerts/follow/request-follow.server.ts';
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
  if (!request) return data({ request: null }, { status: 404 });
  const { email, notice } = request;
  const follows = await nameSubjects(request.follows, context.get(languageContext));
  return data({ request: { token: params.token, email, notice, follows } });
}

/** What the link of our mail leads to. Opening it changes nothing, so that programs which open links confirm nothing. */
export default function Confirm({ loaderData: { request } }: Route.ComponentProps) {
  const formAction = useFormAction();
  return (
    <>
      <PageHeader title={<Trans>Confirm what you want to follow</Trans>} />
      <Container className="max-w-3xl py-8 stack-5 md:py-12">
        {request ? (
          <form method="post" action={formAction('/alerts/confirm')} className="stack-5">
            <input type="hidden" name="token" value={request.token} />
            <p>
              <Trans>
                We will write to <bdi className="font-semibold">{request.email}</bdi> when something changes about:
              </Trans>
            </p>
            <ul className="border-b border-rule">
              {request.follows.map(({ path, name }) => (
                <li key={path} className="border-t border-rule py-2">
                  <TextLink to={path}>
                    <OwnText text={name} />
                  </TextLink>
                </li>
              ))}
            </ul>
            <p className="text-sm text-ink-2">{request.notice}</p>
            <Button type="submit">
              <Trans>Yes, tell me</Trans>
            </Button>
          </form>
        ) : (
          <EmptyState title={<Trans>This link has been used or has expired</Trans>}>
            <Trans>Fill in the form on the page that you want to follow again.</Trans>
          </EmptyState>
        )}
      </Container>
    </>
  );
}
