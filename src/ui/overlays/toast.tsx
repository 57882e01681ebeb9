import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { noToasts, type Toast, type ToastTone, toastStore } from './toast-store.ts';

const tones = {
  success: { className: 'border-s-gold', sign: 'check' },
  error: { className: 'border-s-withdrawn', sign: 'alert' },
  note: { className: 'border-s-note', sign: 'info' },
} as const;

/**
 * Shows a short message at the bottom start: `toast.success('Saved')`, `toast.error(…)`, `toast.note(…)`. It replaces
 * the one before and disappears after `duration` milliseconds (3,000 by default), but not while it is pointed at or
 * has the focus.
 */
export function useToast() {
  return toast;
}

const toast = {
  success: speaker('success'),
  error: speaker('error'),
  note: speaker('note'),
  withdrawError: toastStore.withdrawError,
};

function speaker(tone: ToastTone) {
  return (message: string, duration = 3000) => toastStore.show(message, tone, duration);
}

// Never on the button that was just pressed: beside a drawer or, where the drawer fills the screen, below its heading.
const places = { page: 'bottom-0 max-w-md px-4', drawer: 'top-14 px-6 lg:top-auto lg:bottom-0 lg:max-w-md lg:px-4' };

/**
 * Where toasts appear: once per document, and once in each drawer while it is open. It is a polite live region that is
 * always present, lies over the page without moving it, and keeps the last message for screen readers.
 *
 * @param label the name of the region ("Messages")
 * @param dismissLabel the name of the close button
 * @param place over the page, or over the drawer that contains it
 */
export function ToastRegion({
  label,
  dismissLabel,
  place = 'page',
}: {
  label: string;
  dismissLabel: string;
  place?: keyof typeof places;
}) {
  const id = useId();
  useEffect(() => toastStore.attach(id), [id]);
  const { shown, last, regions } = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => noToasts);
  const isMine = regions.at(-1) === id;
  return (
    <section aria-label={label} className={`pointer-events-none fixed start-0 z-50 w-full py-4 ${places[place]}`}>
      <div aria-live="polite">
        {isMine && shown && <ToastCard key={shown.id} item={shown} dismissLabel={dismissLabel} />}
      </div>
      <p className="sr-only">{isMine && last}</p>
    </section>
  );
}

function ToastCard({ item, dismissLabel }: { item: Toast; dismissLabel: string }) {
  const [isInUse, setInUse] = useState(false);
  const { className, sign } = tones[item.tone];

  useEffect(() => {
    if (isInUse) return;
    const timer = setTimeout(() => toastStore.dismiss(item.id), item.duration);
    return () => clearTimeout(timer);
  }, [isInUse, item]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: these only stop the timer; people operate the button
    <div
      data-toast={item.tone}
      // Not on entering, because a toast that appears under a resting pointer would never disappear.
      onPointerMove={() => setInUse(true)}
      onPointerLeave={() => setInUse(false)}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
      className={`toast pointer-events-auto flex items-start gap-3 rounded-sm border border-s-4 border-basalt bg-basalt py-1 ps-4 pe-1 text-paper ${className}`}
    >
      <Icon name={sign} className="mt-3 text-gold" />
      <p className="min-w-0 flex-1 py-2.5">{item.message}</p>
      <IconButton label={dismissLabel} onClick={() => toastStore.dismiss(item.id)}>
        <Icon name="close" size={16} />
      </IconButton>
    </div>
  );
}
