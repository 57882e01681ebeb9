import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { LinkButton } from '#ui/button.tsx';
import { Seal } from '#ui/drawings/seal.tsx';
import { Container } from '#ui/section.tsx';
import type { Route } from './+types/thank-you';

export const handle = { unlisted: true, enquiry: 'folded' } as const satisfies PageHandle;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: msg`Thank you` });
}

/** Where a form leads when it has been sent. */
export default function ThankYou() {
  return (
    <Container className="grid justify-items-center gap-6 py-16 text-center md:py-24">
      <Seal slug="thank-you" size={160} eager />
      <h1>
        <Trans>Thank you</Trans>
      </h1>
      <p className="max-w-xl text-lg text-pretty text-ink-2">
        <Trans>
          We have received what you sent. A member of our team will read it and reply, usually on the next working day.
        </Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/">
          <Trans>Go to Home</Trans>
        </LinkButton>
        <LinkButton to="/products" variant="secondary">
          <Trans>Look up a product</Trans>
        </LinkButton>
      </div>
    </Container>
  );
}
