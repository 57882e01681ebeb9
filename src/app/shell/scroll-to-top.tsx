import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

const threshold = 300;

/** Scrolls back to the top; shown only when the page is scrolled by more than 300 px. */
export function ScrollToTop() {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const measure = () => setShown(window.scrollY > threshold);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);

  function scroll() {
    // The button disappears while it has the focus, which would stop the scrolling, so the page takes the focus first.
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }

  return (
    <button
      type="button"
      hidden={!shown}
      aria-label={t`Scroll to top`}
      title={t`Scroll to top`}
      onClick={scroll}
      className="no-print to-top grid size-11 place-items-center rounded-sm border border-gold bg-basalt text-paper hover:text-gold"
    >
      <Icon name="up" />
    </button>
  );
}
