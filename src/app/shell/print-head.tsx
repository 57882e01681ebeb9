import { Trans } from '@lingui/react/macro';
import { useHref, useLocation } from 'react-router';
import type { RootData } from '#app/page/root-data.ts';
import { OwnText, useOwnLanguage } from '#ui/own-language.tsx';
import { Logo } from './logo.tsx';

/** The letterhead of a printed page: the name of the site, the date that the page shows, and its address. */
export function PrintHead({ root }: { root: RootData }) {
  const { pathname, search } = useLocation();
  const address = root.publicUrl + useHref(pathname + search);
  const { today } = root;
  return (
    <div className="print-only mb-6 border-b border-ink pb-3">
      <Logo name={root.siteName} />
      <p className="mt-1 text-sm wrap-anywhere">
        <Trans>
          As of <OwnText text={today} />, from <PageAddress text={address} />
        </Trans>
      </p>
    </div>
  );
}

/** The server renders the address without tracking parameters (`utm_…`), and hydration does not add them. */
function PageAddress({ text }: { text: string }) {
  const own = useOwnLanguage()(text);
  return (
    <bdi {...own} suppressHydrationWarning>
      {text}
    </bdi>
  );
}
