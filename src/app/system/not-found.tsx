import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import { LinkButton } from '#ui/button.tsx';
import { Container } from '#ui/section.tsx';

/** Every address that no other route has, `/404` among them; the page slot of the frame shows the page below for it. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Says that there is no such page, and where to go on. */
export default function NotFound() {
  return (
    <Container className="py-20 md:py-28">
      <p className="font-mono text-gold-ink tabular-nums">404</p>
      <h1 className="mt-2">
        <Trans>Page Not Found</Trans>
      </h1>
      <p className="mt-4 max-w-xl text-lg text-pretty text-ink-2">
        <Trans>
          There is no page at this address. It may have moved, or the address may be mistyped. Search the site, or go on
          from the home page.
        </Trans>
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/">
          <Trans>Go to Home</Trans>
        </LinkButton>
        <LinkButton to="/search" variant="secondary">
          <Trans>Search the site</Trans>
        </LinkButton>
      </div>
    </Container>
  );
}
