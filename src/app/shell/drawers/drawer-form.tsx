import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { focusFirstField } from '#ui/fields/focus-first-field.ts';
import { ToastRegion } from '#ui/overlays/toast.tsx';
import { SentenceBlank } from '#ui/own-language.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

/**
 * A form that is fetched when its drawer opens, so that a first visit does not load it. It has its own place for
 * toasts, because a modal dialog covers the page's. The form keeps its input while the drawer is closed.
 *
 * @param load `() => import('…').then((module) => module.TheForm)`, a constant outside the component
 * @param props the props of the form
 * @param children shown before the script has loaded or when the form cannot be fetched: other ways to reach us
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
    // The drawer was opened before the script had loaded: its text stays until the form arrives.
    if (dialog.open) follow();
    else setState('coming');
    // Added by hand, because React 19 does not listen for `toggle` on a dialog rendered by the server.
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

  const isHere = typeof state === 'object';
  useEffect(() => (isOpen && isHere && place.current ? focusFirstField(place.current) : undefined), [isOpen, isHere]);

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
          <Trans>The form could not be loaded.</Trans>
          <SentenceBlank />
          <Button variant="quiet" onClick={() => setState('coming')}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {isOpen && <ToastRegion place="drawer" label={t`Messages`} dismissLabel={t`Dismiss`} />}
    </div>
  );
}
