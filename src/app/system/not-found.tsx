import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import type { PageHandle } from '#app/page/page-handle.ts';
import { SiteSearch } from '#app/page/site-search.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Seal } from '#ui/drawings/seal.tsx';
import { Container } from '#ui/section.tsx';

export const handle = { enquiry: 'folded' } as const satisfies PageHandle;

/** Matches every address that no other route has, including `/404`; the frame's page slot then shows the page below. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Says that there is no such page, and suggests others. */
export default function NotFound() {
  return (
    <Container className="flex items-center justify-between gap-12 py-12 md:py-20">
      <div className="min-w-0 flex-1">
        <p className="font-mono text-gold-ink tabular">404</p>
        <h1 className="mt-2">
          <Trans>Page Not Found</Trans>
        </h1>
        <p className="mt-4 mb-8 max-w-xl text-lg text-pretty text-ink-2">
          <Trans>
            There is no page at this address. It may have moved, or the address may be mistyped. Search for the product
            or service, or start from one of these pages.
          </Trans>
        </p>
        <div className="max-w-xl">
          <SiteSearch id="lost-query" />
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/" variant="secondary">
            <Trans>Go to Home</Trans>
          </LinkButton>
          <LinkButton to="/services" variant="quiet">
            <Trans>All services</Trans>
          </LinkButton>
          <LinkButton to="/products" variant="quiet">
            <Trans>All products</Trans>
          </LinkButton>
        </div>
      </div>
      <div className="hidden shrink-0 md:block">
        <Seal slug="404" size={280} eager />
      </div>
    </Container>
  );
}
