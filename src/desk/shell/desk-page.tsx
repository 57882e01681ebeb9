import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A screen of the desk: its heading, what can be done there, and its content. After a navigation the focus is on the
 * heading, so that a screen reader says where one is and Tab goes on from there.
 *
 * @param title also the title of the window
 * @param lead a sentence under the heading
 * @param actions buttons at the end of the heading's line, one of them primary at most
 */
export function DeskPage({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterNavigation(heading);

  return (
    <div className="desk-page">
      <title>{`${title} | ${t`Staff desk`}`}</title>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 pb-6">
        <div className="min-w-0 max-w-2xl">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="mt-2 text-pretty text-ink-2">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/**
 * The first screen leaves the focus where the browser puts it; filters and pages of a list keep theirs, and so does a
 * screen that gives itself another address.
 */
function useFocusAfterNavigation(heading: React.RefObject<HTMLHeadingElement | null>) {
  const { pathname, key, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a screen of its own
  useEffect(() => {
    if (key !== 'default' && !state?.keepsFocus) heading.current?.focus();
  }, [pathname]);
}
