import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** The look of a link in running text or in a cell, for an element that is not a `<TextLink>`. */
export const textLinkClass = 'text-assay underline underline-offset-4 hover:text-assay-hover';

/** The look of a link that stands by itself under a heading. */
export const actionLinkClass =
  'no-print inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-gold underline-offset-4 hover:decoration-2';

/** A link in running text, in a list or in a cell of a table. */
export function TextLink({ className = '', ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} className={`${textLinkClass} ${className}`.trimEnd()} />;
}
