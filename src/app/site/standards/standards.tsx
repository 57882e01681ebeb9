import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { ListLayout } from '#app/page/list-layout.tsx';
import { ListPages } from '#app/page/list-pages.tsx';
import { readListQuery, redirectToNearest, tablePageSizes } from '#app/page/list-query.ts';
import { ListRange } from '#app/page/list-range.tsx';
import { ListSearch } from '#app/page/list-search.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { StateFilter } from '#app/page/state-filter.tsx';
import { breadcrumbList } from '#app/page/structured-data.ts';
import { readFilters } from '#app/site/products/read-filters.ts';
import { getI18n } from '#app/texts/i18n.ts';
import { inLanguage } from '#core/text/language.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { findPageSettings } from '#features/pages/find-page-settings.server.ts';
import { statesOn } from '#features/requirements/requirement-state.schema.ts';
import { listStandards } from '#features/standards/list-standards.server.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { PageHeader } from '#ui/section.tsx';
import type { Route } from './+types/standards';
import { StandardTable } from './standard-table.tsx';

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args, args.loaderData.seo) : [];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const today = todayInIndia();
  const asked = readListQuery(request, tablePageSizes);
  const filters = readFilters(request, asked, tablePageSizes);
  const query = { ...asked, filters };
  const state = filters.state ?? null;
  const [{ total, standards }, settings] = await Promise.all([
    listStandards({ language, q: query.q, state, today }, query),
    findPageSettings('standards', language),
  ]);
  redirectToNearest(request, query, total, tablePageSizes);
  const i18n = getI18n(language);
  const name = settings?.name ?? i18n._(msg`Indian Standards`);
  return {
    seo: {
      title: settings?.seo.title ?? name,
      description:
        settings?.seo.description ??
        i18n._(
          msg`Indian Standards that certification orders name, with the products under each, their status and what comes after.`,
        ),
      keywords: settings?.seo.keywords,
      structuredData: [
        breadcrumbList(context.get(publicUrlContext), [
          { name: i18n._(msg`Home`), path: inLanguage('/', language) },
          { name, path: inLanguage('/standards', language) },
        ]),
      ],
    },
    name,
    query,
    state,
    today,
    total,
    standards: standards.map(({ slug, number, title, productCount, successor, concurrentUntil, confirmed, rows }) => {
      const inDoubt = !confirmed || rows.some((row) => !row.confirmed);
      return {
        slug,
        number,
        title,
        productCount,
        successor,
        concurrentUntil,
        inDoubt,
        states: statesOn(rows, today),
      };
    }),
  };
}

export default function Standards({ loaderData }: Route.ComponentProps) {
  const { name, query, state, today, total, standards } = loaderData;
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb label={t`Breadcrumb`} items={[{ label: t`Home`, to: '/' }, { label: name }]} />}
        title={name}
        lead={t`The standards that certification orders name: which products fall under each, since when, and what comes after.`}
      />
      <ListLayout sidebar={<StateFilter query={query} sizes={tablePageSizes} current={state} />}>
        <ListSearch
          id="standard-search"
          label={t`Search standards`}
          placeholder={t`Number or words of the title`}
          query={query}
          sizes={tablePageSizes}
        />
        <div className="mt-6 mb-3">
          <ListRange query={query} total={total} />
        </div>
        <StandardTable standards={standards} today={today} />
        <ListPages query={query} total={total} sizes={tablePageSizes} />
      </ListLayout>
    </>
  );
}
