import { Trans } from '@lingui/react/macro';
import type { KycDetails } from '#features/kyc/kyc.schema.ts';
import { OwnText } from '#ui/own-language.tsx';
import { textLinkClass } from '#ui/text-link.tsx';

/** The documents of the company with the links to view and to download each of them. */
export function KycItems({ items }: { items: KycDetails['kyc_items'] }) {
  if (items.length === 0) {
    return (
      <p className="text-ink-2">
        <Trans>There are no documents here at present. Ask us for the one that you need.</Trans>
      </p>
    );
  }
  return (
    <ul className="border-t border-ink">
      {items.map(({ id, name, view_url, download_url }) => (
        <li key={id} className="border-b border-rule py-3">
          <OwnText text={name} />
          {view_url && download_url ? (
            <div className="flex gap-6 print:hidden">
              <a href={view_url} target="_blank" rel="noopener" className={`${textLinkClass} py-2`}>
                <Trans>View</Trans>
                <span className="sr-only"> {name}</span>
              </a>
              <a href={download_url} download className={`${textLinkClass} py-2`}>
                <Trans>Download</Trans>
                <span className="sr-only"> {name}</span>
              </a>
            </div>
          ) : (
            <p className="text-sm text-ink-2">
              <Trans>Not available at present</Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
