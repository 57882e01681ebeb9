import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useOnNavigate } from './use-on-navigate.ts';

const row =
  'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-paper hover:text-assay aria-[current]:font-semibold';

/**
 * A button that opens a short list of links below itself. It is a native popover, so it opens before any script has
 * loaded and closes on Escape, a click outside or a navigation.
 *
 * @param id unique on the page
 * @param trigger what the button shows
 * @param label the name of the button, if it shows only an icon
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
 * One entry of a popover menu.
 *
 * @param current whether this is the current choice, such as the language of the page
 * @param lang the language of the words, if it is not the page's
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
