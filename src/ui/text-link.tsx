import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { OwnText } from './own-language.tsx';

/** The look of a link in running text or in a cell, for an element that is not a `<TextLink>`. */
export const textLinkClass = 'text-assay underline underline-offset-4 hover:text-assay-hover';

/** The look of a link that stands by itself under a heading. */
export const actionLinkClass =
  'no-print inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-gold underline-offset-4 hover:decoration-2';

/** A link in running text, in a list or in a cell of a table. A plain text may still be English on any page. */
export function TextLink({ className = '', children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link {...props} className={`${textLinkClass} ${className}`.trimEnd()}>
      {typeof children === 'string' ? <OwnText text={children} /> : children}
    </Link>
  );
}
