import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import type { Led } from './use-record-acts.ts';

/** Before a record gets an address that leads visitors to the page of another one: where it leads, and the choice. */
export function TakeOver({
  led: { redirects },
  pending,
  onConfirm,
}: {
  led: Led;
  pending: boolean;
  onConfirm: () => void;
}) {
  return (
    <section aria-labelledby="take-over" className="stack-3 border-s-4 border-upcoming bg-sheet px-4 py-3">
      <h3 id="take-over" className="font-semibold">
        <Trans>This address leads to another page</Trans>
      </h3>
      {redirects.map(({ from, to }) => (
        <p key={from} className="text-sm wrap-anywhere">
          <Trans>
            Until now <bdi>{from}</bdi> leads visitors on to{' '}
            <a href={to} target="_blank" rel="noreferrer" className="text-assay underline">
              <bdi>{to}</bdi>
            </a>
            . Old links to that page, and to pages below it, would then lead to this record.
          </Trans>
        </p>
      ))}
      <Button variant="secondary" pending={pending} onClick={onConfirm}>
        <Trans>Take the address over and publish</Trans>
      </Button>
    </section>
  );
}
