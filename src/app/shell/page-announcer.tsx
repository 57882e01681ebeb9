import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Announces to screen readers the title of a page that was loaded without a new document. If the link or button that
 * was pressed has gone with the old page, the focus moves to the start of the new page, or it would be lost.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
