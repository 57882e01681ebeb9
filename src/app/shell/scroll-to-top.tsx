import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import { liftAboveFields } from './lift-above-fields.ts';

const threshold = 300;

/** Scrolls back to the top; shown only when the page is scrolled by more than 300 px, and above a field in its corner. */
export function ScrollToTop() {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const up = button.current;
    if (!up) return;
    const measure = () => {
      up.hidden = window.scrollY <= threshold;
      if (!up.hidden) liftAboveFields(up);
    };
    measure();
    const watch = new AbortController();
    const options = { passive: true, signal: watch.signal };
    window.addEventListener('scroll', measure, options);
    window.addEventListener('resize', measure, options);
    return () => watch.abort();
  }, []);

  function scroll() {
    // The button disappears while it has the focus, which would stop the scrolling, so the page takes the focus first.
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }

  return (
    <button
      ref={button}
      type="button"
      hidden
      aria-label={t`Scroll to top`}
      title={t`Scroll to top`}
      onClick={scroll}
      className="no-print to-top grid size-11 place-items-center rounded-sm border border-gold bg-basalt text-paper hover:text-gold"
    >
      <Icon name="up" />
    </button>
  );
}
