import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigation } from 'react-router';
import { useInterruption } from '#desk/calls/interruption.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { openDialog } from '#ui/overlays/dialog.tsx';
import { ToastRegion } from '#ui/overlays/toast.tsx';
import { Palette, paletteId } from './palette.tsx';
import { Sidebar, sidebarId } from './sidebar.tsx';

/** Few people need it, and it brings the code of the forms. */
const Interruptions = lazy(() => import('./interruptions.tsx'));

/** What surrounds every screen of a person who is signed in: the sidebar, which folds into a bar below 992 px. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <a href="#main" className="desk-skip">
        <Trans>Skip to the content</Trans>
      </a>
      <NavigationProgress />
      <div className="desk">
        <header className="desk-bar bg-basalt">
          <button type="button" popoverTarget={sidebarId} className="flex min-h-11 items-center gap-2.5 pe-3">
            <Icon name="menu" />
            <Trans>Menu</Trans>
          </button>
          <IconButton label={t`Find`} onClick={() => openDialog(paletteId)}>
            <Icon name="search" />
          </IconButton>
        </header>
        <Sidebar />
        <main id="main" tabIndex={-1} className="min-w-0">
          {children}
        </main>
      </div>
      <Palette />
      <InterruptionPlace />
      <ToastRegion label={t`Messages`} dismissLabel={t`Close`} />
    </>
  );
}

/** Once it was needed it stays, so that its dialog can give the focus back. */
function InterruptionPlace() {
  const isWaiting = useInterruption() !== null;
  const [isLoaded, setLoaded] = useState(false);
  if (isWaiting && !isLoaded) setLoaded(true);
  return <Suspense>{isLoaded && <Interruptions />}</Suspense>;
}

/** A gold streak along the top edge while the next screen is loading, after the moment in which most of them come. */
function NavigationProgress() {
  const { t } = useLingui();
  const { state } = useNavigation();
  return (
    <p role="status" className="desk-progress" data-busy={state === 'idle' ? undefined : true}>
      <span className="sr-only">{state === 'idle' ? '' : t`Loading`}</span>
    </p>
  );
}
