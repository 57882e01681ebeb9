import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { DetailPage } from '#app/page/detail-page.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { readContents } from '#core/sitemap/declare-site-pages.server.ts';
import type { ContentsEntry } from '#core/sitemap/site-pages.ts';
import { OwnText } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';
import type { Route } from './+types/contents-page';

export const handle = { enquiry: 'folded' } as const satisfies PageHandle;

const crumbs = [{ label: msg`Sitemap`, to: '/sitemap' }];

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: msg`Sitemap`,
    description: msg`Every section of the site, with its services, categories and the cities that we write about.`,
    crumbs,
  });
}

export function loader({ context }: Route.LoaderArgs) {
  return readContents(context.get(languageContext));
}

export default function ContentsPage({ loaderData: { pages, cities } }: Route.ComponentProps) {
  return (
    <DetailPage
      crumbs={crumbs}
      title={<Trans>Sitemap</Trans>}
      lead={<Trans>The site’s table of contents. Products and standards have lists of their own.</Trans>}
    >
      <Section id="pages" title={<Trans>Pages</Trans>}>
        <ContentsList entries={pages} />
      </Section>
      {cities.length > 0 && (
        <Section id="city-pages" tone="sheet" title={<Trans>City Pages</Trans>}>
          <ContentsList entries={cities} />
        </Section>
      )}
    </DetailPage>
  );
}

/** The entries as a table of contents in two columns; children are indented. */
function ContentsList({ entries, isNested = false }: { entries: readonly ContentsEntry[]; isNested?: boolean }) {
  return (
    <ul className={isNested ? 'mt-1 ms-5 stack-1 md:ms-8' : 'gap-x-16 stack-4 md:columns-2'}>
      {entries.map(({ name, url, children }) => (
        <li key={url}>
          <Link
            to={url}
            className={`block break-inside-avoid py-1 hover:text-assay ${isNested ? '' : 'font-serif text-xl'} ${children?.length ? 'break-after-avoid' : ''}`}
          >
            <OwnText text={name} />
          </Link>
          {children && children.length > 0 && <ContentsList entries={children} isNested />}
        </li>
      ))}
    </ul>
  );
}
