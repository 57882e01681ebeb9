import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFormAction } from '#app/calls/use-form-action.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { Container, PageHeader } from '#ui/section.tsx';
import type { Route } from './+types/unsubscribe';

export const handle = { secret: true, enquiry: 'none' } as const satisfies PageHandle;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: msg`Stop all mails` });
}

/** Without loader data the frame takes a page for one that failed, and shows the enquiry below it (`enquiryOf`). */
export const loader = () => null;

/** For mail programs that open the address at which others unsubscribe by themselves. */
export default function Unsubscribe({ params: { token } }: Route.ComponentProps) {
  const formAction = useFormAction();
  return (
    <>
      <PageHeader title={<Trans>Stop all mails</Trans>} />
      <Container className="max-w-3xl py-8 md:py-12">
        <form method="post" action={formAction(`/alerts/unsubscribe/${encodeURIComponent(token)}`)} className="stack-5">
          <p>
            <Trans>We will send you no more mails about changes, and delete your address and your list.</Trans>
          </p>
          <Button type="submit">
            <Trans>Stop all mails</Trans>
          </Button>
        </form>
      </Container>
    </>
  );
}
