import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { ToastRegion } from '#ui/overlays/toast.tsx';
import { DeskMark } from './desk-mark.tsx';

/**
 * What somebody sees who is not at the desk yet: one sheet in the middle of the window.
 *
 * @param step a new one moves the focus to the heading
 */
export function Entrance({
  title,
  lead,
  step = '',
  children,
}: {
  title: string;
  lead?: ReactNode;
  step?: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(step);
  useEffect(() => {
    if (first.current !== step) heading.current?.focus();
  }, [step]);

  return (
    <div className="desk-entrance">
      <title>{`${title} | ${t`Staff desk`}`}</title>
      <header>
        <DeskMark />
      </header>
      <main id="main" className="fine-frame">
        <div className="stack-5 p-2 sm:p-3">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p className="mt-2 text-pretty text-ink-2">{lead}</p>}
          </div>
          {children}
        </div>
      </main>
      <ToastRegion label={t`Messages`} dismissLabel={t`Close`} />
    </div>
  );
}
