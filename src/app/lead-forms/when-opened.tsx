import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { SkeletonText } from '#ui/skeleton.tsx';

/**
 * What a drawer holds from its first opening on; it stays then, with what was typed.
 *
 * @param before what stands there until then, and for browsers without script
 */
export function WhenOpened({ before, children }: { before: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    if (!dialog) return;
    const open = () => setOpened(true);
    // Opened before the script came.
    if (dialog.open) open();
    // By hand: React 19 does not listen to this on a dialog that came from the server.
    dialog.addEventListener('beforetoggle', open, { once: true });
    return () => dialog.removeEventListener('beforetoggle', open);
  }, []);

  return <div ref={place}>{opened ? <Suspense fallback={<SkeletonText lines={8} />}>{children}</Suspense> : before}</div>;
}
