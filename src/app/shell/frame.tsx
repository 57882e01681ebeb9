import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useBlocker, useHref, useLocation, useNavigation } from 'react-router';
import type { RootData } from '#app/page/root-data.ts';
import { LanguageList } from '#app/shell/language/language-link.tsx';
import { takeMessageAfterReload } from '#app/sign-in/message-after-reload.ts';
import { longDate } from '#core/time/dates.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ToastRegion, useToast } from '#ui/overlays/toast.tsx';
import { OwnText, useOwnLanguage } from '#ui/own-language.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useOnNavigate } from '#ui/use-on-navigate.ts';
import { AccountDrawer } from './drawers/account-drawer.tsx';
import { ExpertDrawers } from './drawers/expert-drawers.tsx';
import { SearchDrawer } from './drawers/search-drawer.tsx';
import { Footer } from './footer/footer.tsx';
import { LanguageOffer } from './language/language-offer.tsx';
import { useLanguageChoice } from './language/use-language-choice.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Navigation } from './navigation.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame around every page; the page itself is passed as children and rendered inside `<main>`. */
export function Frame({ root, children }: { root: RootData; children: ReactNode }) {
  const { t } = useLingui();
  useLanguageChoice();
  useOnNavigate(closeOverlays);
  useMessageAfterReload();
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
      <KeptPage />
      <NavigationSpinner />
      <PageAnnouncer />
      <PrintHead root={root} />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {/* Nothing waits here: React hydrates each of these parts in a task of its own, so that a phone can answer between them. */}
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer root={root} />
      </Suspense>
      <ScrollToTop />
      {/* Beside the choice that this page sends to the server, and before it. */}
      <LanguageOffer root={root} />
      <Suspense>
        <MobileMenu root={root} />
      </Suspense>
      <Suspense>
        <SearchDrawer />
        <AccountDrawer root={root} />
      </Suspense>
      <Suspense>
        <ExpertDrawers root={root} />
        <LanguageDialog root={root} />
      </Suspense>
      <ToastRegion label={t`Messages`} dismissLabel={t`Dismiss`} />
    </>
  );
}

/** Logging in reloads some pages; what it had to say is shown on the page that comes. */
function useMessageAfterReload() {
  const toast = useToast();
  useEffect(() => {
    const message = takeMessageAfterReload();
    if (message) toast.success(message);
  }, [toast]);
}

function LanguageDialog({ root }: { root: RootData }) {
  const { t } = useLingui();
  return (
    <Dialog id="languages" title={<Trans>Choose a language</Trans>} closeLabel={t`Close`}>
      <LanguageList root={root} className="grid grid-cols-2 gap-x-6 sm:grid-cols-3" />
    </Dialog>
  );
}

/**
 * Keeps the page when a link is followed without a connection: the browser would put an error of its own in its place.
 * It stands apart because the blocker renders its component again at the start: were that the frame, React would hydrate
 * the whole page at once.
 */
function KeptPage() {
  const { t } = useLingui();
  const toast = useToast();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      !navigator.onLine && (here.pathname !== next.pathname || here.search !== next.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    toast.error(t`You seem to be offline, so this page stays. Connect to the internet and try again.`, 8_000);
    blocker.reset();
  }, [blocker, toast, t]);
  return null;
}

/** Shows that the next page is loading, once that has taken longer than 300 ms. */
function NavigationSpinner() {
  const { t } = useLingui();
  const { state, location } = useNavigation();
  const here = useHref(useLocation());
  // Another page begins at its top at once; only what leads to a place on the same page moves there.
  useEffect(() => {
    if (state === 'idle') return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    return () => {
      style.scrollBehavior = '';
    };
  }, [state]);
  if (state === 'idle') return null;
  // A list that is already shown says so itself.
  const isFirstList = isMandatoryList(location.pathname) && !isMandatoryList(here);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-1/3 z-40 flex flex-col items-center gap-3 text-assay">
      <Spinner label={t`Loading`} size={44} />
      {isFirstList && (
        <p role="status" className="appear-late rounded-sm bg-sheet px-3 py-1">
          <Trans>loading products</Trans>
        </p>
      )}
    </div>
  );
}

function isMandatoryList(path: string) {
  return /\/mandatory-products(\/|$)/.test(path);
}

/** The letterhead of a printed page: the name of the site, the date that the page shows, and its address. */
function PrintHead({ root }: { root: RootData }) {
  const { pathname, search } = useLocation();
  const address = root.publicUrl + useHref(pathname + search);
  const { i18n } = useLingui();
  const today = longDate(root.today, i18n.locale);
  return (
    <div className="print-only mb-3 border-b border-ink pb-1">
      <div className="flex flex-wrap items-center gap-x-6">
        <Logo name={root.siteName} />
        <p className="text-sm wrap-anywhere">
          <Trans>
            As of <OwnText text={today} />, from <PageAddress text={address} />
          </Trans>
        </p>
      </div>
    </div>
  );
}

/** The server renders the address without tracking parameters (`utm_…`), and hydration does not add them. */
function PageAddress({ text }: { text: string }) {
  const language = useOwnLanguage()(text);
  return (
    <bdi {...language} suppressHydrationWarning>
      {text}
    </bdi>
  );
}

/** Closes what is open when a link in it leads to another page, because there is no new document to close it. */
function closeOverlays() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) popover.hidePopover();
}
