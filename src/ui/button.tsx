import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from './spinner.tsx';

type Variant = 'primary' | 'secondary' | 'quiet';

/** The look of a button, for an element that is neither a `<button>` nor a link, such as `<summary>`. */
export function buttonClass(variant: Variant = 'primary', className = '') {
  return `button button-${variant} ${className}`.trimEnd();
}

/**
 * An action. Use one primary button per view; `type` is "button" by default.
 *
 * @param variant primary: filled; secondary: outlined; quiet: text only
 * @param pending while the action runs, the button keeps its size, place and focus but does nothing
 */
export function Button({
  variant = 'primary',
  pending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: { variant?: Variant; pending?: boolean } & ComponentProps<'button'>) {
  function act(event: MouseEvent<HTMLButtonElement>) {
    // `disabled` would lose the focus; this keeps it and still ignores a second press.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={act}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={buttonClass(variant, className)}
    >
      {children}
      {pending && <Spinner size={18} />}
    </button>
  );
}

/**
 * A link that looks like a button, for going somewhere rather than doing something.
 *
 * @param to a path on the site, or a full URL (https:, tel:, mailto:)
 */
export function LinkButton({
  variant = 'primary',
  className,
  children,
  ...rest
}: { variant?: Variant; children: ReactNode } & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={buttonClass(variant, className)}>
      {children}
    </Link>
  );
}

/**
 * A square button that shows only an icon.
 *
 * @param label what it does, for screen readers and as its tooltip
 */
export function IconButton({ label, className = '', children, ...rest }: { label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={`icon-button ${className}`}>
      {children}
    </button>
  );
}
