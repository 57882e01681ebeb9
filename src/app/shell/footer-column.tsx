import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MenuLink } from '#features/site/site.schema.ts';

export function FooterColumn({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

export function FooterLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map(({ title, url }) => (
        <li key={url}>
          <Link
            to={url}
            className="inline-flex min-h-9 items-center py-1 leading-snug text-rule wrap-break-word hover:text-paper hover:underline hover:underline-offset-4"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
