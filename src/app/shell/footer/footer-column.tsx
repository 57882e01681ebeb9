import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MenuLink } from '#features/site/site.schema.ts';
import { useOwnLanguage } from '#ui/own-language.tsx';

/** @param wide whether it takes the full width on a phone */
export function FooterColumn({ title, wide, children }: { title: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <section className={`min-w-0 ${wide ? 'max-sm:col-span-full' : ''}`}>
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

export function FooterLinks({ links }: { links: readonly MenuLink[] }) {
  const languageOf = useOwnLanguage();
  return (
    <ul>
      {links.map(({ title, url }) => (
        <li key={url} {...languageOf(title)}>
          <Link
            to={url}
            className="inline-block max-w-full py-[7px] hyphens-auto leading-snug text-rule hover:text-paper hover:underline hover:underline-offset-4"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
