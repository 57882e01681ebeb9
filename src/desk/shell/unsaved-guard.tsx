import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog, openDialog } from '#ui/overlays/dialog.tsx';

/**
 * Asks before a person leaves a screen with text that is not saved, by a link as by closing the window.
 *
 * @param isUnsaved whether something would be lost, asked at the moment of leaving
 * @param save is tried before anybody is asked; resolves with whether all is saved now
 * @param children what becomes of the text, if it is not lost
 */
export function UnsavedGuard({
  isUnsaved,
  save,
  children,
}: {
  isUnsaved: () => boolean;
  save?: () => Promise<boolean>;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  const saveFirst = useEffectEvent(async () => {
    if (save && (await save())) blocker.proceed?.();
    else openDialog(id);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void saveFirst();
  }, [blocker.state]);

  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);

  return (
    <Dialog
      id={id}
      title={t`Leave without saving?`}
      closeLabel={t`Close`}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <div className="stack-5">
        <p>{children ?? <Trans>What you have entered on this screen is not saved yet and would be lost.</Trans>}</p>
        <div className="flex flex-wrap gap-3">
          <Button command="close" commandfor={id}>
            <Trans>Stay here</Trans>
          </Button>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            <Trans>Leave</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
