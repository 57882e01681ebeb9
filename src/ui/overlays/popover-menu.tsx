import { type ReactNode, useRef } from 'react';
import { useOnNavigate } from '#ui/use-on-navigate.ts';

/** The look of an entry: of the link or button in a `<li>`. */
export const popoverEntry =
  'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-paper hover:text-assay aria-[current]:font-semibold';

/**
 * A button that opens a short list of links below itself. It is a native popover, so it opens before any script has
 * loaded and closes on Escape, a click outside or a navigation.
 *
 * @param id unique on the page
 * @param trigger what the button shows
 * @param label the name of the button, if it shows only an icon
 * @param children an `<li>` for each entry
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
