import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { ToastRegion } from '#ui/toast.tsx';

/**
 * A form that is fetched when its drawer opens, so that a first visit does not carry it, and the place of its
 * messages, because a modal dialog covers the page's. What was typed stays while the drawer is closed.
 *
 * @param load `() => import('…').then((module) => module.TheForm)`, a constant outside the component
 * @param props what the form takes
 * @param children what stands here before script, and where the form cannot come: how else to reach us
 */
export function DrawerForm<Props extends object>({
  load,
  props,
  children,
}: {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'before-script' | 'coming' | 'failed' | { Form: ComponentType<Props> }>(
    'before-script',
  );

  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    if (!dialog) return;
    const follow = () => setOpen(dialog.open);
    // Opened before the script came: what one reads there stays until the form is here.
    if (dialog.open) follow();
    else setState('coming');
    // By hand: React 19 does not listen to `toggle` on a dialog that came from the server.
    dialog.addEventListener('toggle', follow);
    return () => dialog.removeEventListener('toggle', follow);
  }, []);

  const wanted = isOpen && (state === 'coming' || state === 'before-script');
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (Form) => setState({ Form }),
      () => setState('failed'),
    );
  }, [wanted, load]);

  return (
    <div ref={place}>
      {typeof state === 'object' ? (
        <state.Form {...props} />
      ) : state === 'coming' ? (
        <SkeletonText lines={8} />
      ) : (
        children
      )}
      {state === 'failed' && (
        <p className="mt-6">
          <Trans>The form could not be loaded.</Trans>{' '}
          <Button variant="quiet" onClick={() => setState('coming')}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {isOpen && <ToastRegion place="drawer" label={t`Messages`} dismissLabel={t`Dismiss`} />}
    </div>
  );
}
