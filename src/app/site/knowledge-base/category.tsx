import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { ListPage } from '#app/page/lists/list-page.tsx';
import { type PageHandle, readParameters } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { faqPage } from '#app/page/structured-data.ts';
import NotFound from '#app/system/not-found.tsx';
import { faultMeta } from '#app/system/page-fault.tsx';
import { RetriedPage } from '#app/system/retried-page.tsx';
import { listKnowledge } from '#features/knowledge-base/list-knowledge.server.ts';
import { SidebarNav } from '#ui/sidebar-nav.tsx';
import type { Route } from './+types/category';
import { CategoryQuestions } from './category-questions.tsx';

export const handle = { uncached: ['q'] } as const satisfies PageHandle;

function crumbsOf({ name, slug }: { name: string; slug: string }) {
  return [
    { label: msg`Knowledge base`, to: '/knowledge-base' },
    { label: name, to: `/knowledge-base/${slug}` },
  ];
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return faultMeta(args);
  const { category, questions } = args.loaderData;
  return pageMeta(args, {
    title: category.name,
    description: category.description,
    edited: category.seo,
    crumbs: crumbsOf(category),
    structuredData: faqPage(args, questions),
  });
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const categories = await listKnowledge(context.get(languageContext));
  const category = categories.find(({ slug }) => slug === params.category);
  if (!category) throw data(null, { status: 404 });
  const { slug, name, description, seo, questions } = category;
  return {
    q: readParameters(request, handle)('q').trim().slice(0, 100),
    category: { slug, name, description, seo },
    questions: questions.map(({ slug, question, answer, source }) => ({ slug, question, answer, source })),
    categories: categories.map(({ slug, name, questions }) => ({ slug, name, count: questions.length })),
  };
}

export default function KnowledgeCategory({ loaderData }: Route.ComponentProps) {
  const { q, category, questions, categories } = loaderData;
  const { t } = useLingui();
  const { name } = category;
  return (
    <ListPage
      crumbs={crumbsOf(category)}
      title={t`Knowledgebase - ${name}`}
      lead={category.description}
      isTall
      sidebar={
        <SidebarNav
          label={t`Subjects`}
          currentLabel={name}
          items={categories.map(({ slug, name, count }) => ({
            label: name,
            count,
            to: `/knowledge-base/${slug}`,
            current: slug === category.slug,
          }))}
        />
      }
    >
      <CategoryQuestions key={category.slug} slug={category.slug} given={q} questions={questions} />
    </ListPage>
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return (
    <RetriedPage
      error={error}
      call="GET /knowledge-base/{categorySlug}"
      params={{ categorySlug: params.category }}
      failed={<NotFound />}
    />
  );
}
