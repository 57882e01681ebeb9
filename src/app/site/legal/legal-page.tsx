import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { DetailPage } from '#app/page/detail-page.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { UntranslatedFrame } from '#app/page/untranslated-frame.tsx';
import { longDate } from '#core/time/dates.ts';
import { findPage, findPageNames } from '#features/pages/pages.server.ts';
import { Prose } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/legal-page';

const legalPages = ['terms-and-conditions', 'privacy-policy', 'website-disclaimer'];

function crumbsOf({ name, path }: { name: string; path: string }) {
  return [{ label: name, to: path }];
}

export function meta(args: Route.MetaArgs) {
  const { page } = args.loaderData;
  return pageMeta(args, { title: page.name, edited: page.seo, crumbs: crumbsOf(page) });
}

/** The terms, the privacy policy or the disclaimer: whichever of the three the address names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const slug = legalPages.find((each) => pathname.endsWith(`/${each}`)) ?? '';
  const others = legalPages.filter((each) => each !== slug);
  const language = context.get(languageContext);
  const [page, names] = await Promise.all([findPage(slug, language), findPageNames(others, language)]);
  if (!page) throw data(null, { status: 404 });
  return {
    page: {
      path: `/${slug}`,
      name: page.name,
      lead: page.tagLine,
      content: page.content ?? '',
      changedOn: page.changedOn,
      seo: page.seo,
    },
    others: others.flatMap((other) => {
      const name = names.get(other);
      return name ? { to: `/${other}`, name } : [];
    }),
  };
}

export default function LegalPage({ loaderData: { page, others } }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const day = longDate(page.changedOn, i18n.locale);
  return (
    <DetailPage crumbs={crumbsOf(page)} title={page.name} lead={page.lead}>
      <Container className="grid gap-x-16 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_14rem]">
        <UntranslatedFrame texts={[page.content]} className="min-w-0">
          <Prose html={page.content} />
        </UntranslatedFrame>
        <aside className="no-print self-start border-t border-gold pt-4 text-sm lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          <p className="mb-6 text-ink-2">
            <Trans>This version is of {day}.</Trans>
          </p>
          <p className="mb-2 text-ink-2">
            <Trans>See also</Trans>
          </p>
          <ul className="stack-2">
            {others.map(({ to, name }) => (
              <li key={to}>
                <TextLink to={to}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </aside>
      </Container>
    </DetailPage>
  );
}
