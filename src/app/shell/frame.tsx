import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RootData } from '#app/page/root-data.ts';
import { ToastRegion } from '#ui/overlays/toast.tsx';
import { AccountDrawer } from './drawers/account-drawer.tsx';
import { ExpertDrawers } from './drawers/expert-drawers.tsx';
import { SearchDrawer } from './drawers/search-drawer.tsx';
import { Footer } from './footer/footer.tsx';
import { LanguageDialog } from './language/language-dialog.tsx';
import { useLanguageChoice } from './language/use-language-choice.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { Navigation } from './navigation.tsx';
import { NavigationSpinner } from './navigation-spinner.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { PrintHead } from './print-head.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { TopBar } from './top-bar.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

/** The frame around every page; the page itself is passed as children and rendered inside `<main>`. */
export function Frame({ root, children }: { root: RootData; children: ReactNode }) {
  const { t } = useLingui();
  useLanguageChoice();
  useCloseOnNavigation();
  return (
    <>
      <a href="#main" className="skip-link bg-basalt font-semibold text-paper">
        <Trans>Skip to content</Trans>
      </a>
      {/* It must not generate a box, because the navigation would stick only within the height of this header. */}
      <header className="contents">
        <TopBar root={root} />
        <Navigation root={root} />
      </header>
      <NavigationSpinner />
      <PageAnnouncer />
      <PrintHead root={root} />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer root={root} />
      <ScrollToTop />
      <MobileMenu root={root} />
      <SearchDrawer />
      <AccountDrawer root={root} />
      <ExpertDrawers root={root} />
      <LanguageDialog root={root} />
      <ToastRegion label={t`Messages`} dismissLabel={t`Dismiss`} />
    </>
  );
}
