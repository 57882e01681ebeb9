import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet } from 'react-router';
import { useRootData } from '#app/page/root-data.ts';
import { LanguageList } from '#app/shell/language/language-link.tsx';
import { ToastRegion } from '#ui/overlays/toast.tsx';
import { Container } from '#ui/section.tsx';
import { Logo } from './logo.tsx';
import { PageAnnouncer } from './page-announcer.tsx';

/** The layout route of the two pages that people open from a message or a code: without menus and without the footer. */
export default function CardFrame() {
  const { t } = useLingui();
  const root = useRootData();
  if (!root) return null;
  const { siteName, site } = root;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="no-print border-b border-rule">
        <Container className="flex min-h-16 flex-wrap items-center justify-between gap-x-8">
          <Link to="/" className="inline-flex min-h-11 items-center">
            <Logo name={siteName} />
          </Link>
          <nav aria-label={t`Language`}>
            <LanguageList root={root} className="flex flex-wrap gap-x-5" />
          </nav>
        </Container>
      </header>
      <PageAnnouncer />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <footer className="no-print mt-12 border-t border-rule">
        <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-sm text-ink-2">
          <p>{site.legalName}</p>
          <Link to="/privacy-policy" className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>Privacy policy</Trans>
          </Link>
        </Container>
      </footer>
      <ToastRegion label={t`Messages`} dismissLabel={t`Dismiss`} />
    </div>
  );
}
