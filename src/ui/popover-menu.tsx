import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useOnNavigate } from './use-on-navigate.ts';

const row =
  'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-paper hover:text-assay aria-[current]:font-semibold';

/**
 * A button that opens a short list of links under itself: native popover, so it opens before any
 * script has come and closes by Escape, a press outside or a navigation.
 *
 * @param id one per page
 * @param trigger what the button shows
 * @param label the name of the button, where what it shows is only a sign
 * @param children `<PopoverItem>`s
 */
export function PopoverMenu({
  id,
  trigger,
  label,
  className = '',
  children,
}: {
  id: string;
  trigger: ReactNode;
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDivElement>(null);
  useOnNavigate(() => menu.current?.hidePopover());

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={`inline-flex min-h-9 items-center gap-1.5 ${className}`}
      >
        {trigger}
      </button>
      <div ref={menu} popover="auto" id={id} className="popover-menu text-base">
        <ul>{children}</ul>
      </div>
    </>
  );
}

/**
 * One line of a popover menu.
 *
 * @param current the choice that holds now (the language of this page)
 * @param lang the language that the words are in, where it is not the page's
 */
export function PopoverItem({
  to,
  icon,
  current,
  lang,
  reload,
  children,
}: {
  to: string;
  icon?: ReactNode;
  current?: boolean;
  lang?: string;
  /** Load a new document instead of a client navigation. */
  reload?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <Link
        to={to}
        lang={lang}
        hrefLang={lang}
        reloadDocument={reload}
        aria-current={current || undefined}
        className={row}
      >
        {icon}
        {children}
      </Link>
    </li>
  );
}
