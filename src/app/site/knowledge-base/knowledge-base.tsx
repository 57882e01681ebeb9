import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { languageContext } from '#app/context.server.ts';
import { ListPage } from '#app/page/lists/list-page.tsx';
import { type PageHandle, readParameters } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { faultMeta } from '#app/system/page-fault.tsx';
import { RetriedPage } from '#app/system/retried-page.tsx';
import { Answer } from '#features/knowledge-base/components/answer.tsx';
import { type FoundQuestion, findQuestions } from '#features/knowledge-base/find-questions.server.ts';
import { listKnowledge } from '#features/knowledge-base/list-knowledge.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { SearchTerm } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/knowledge-base';
import { QuestionSearch } from './question-search.tsx';
import { QuestionsByLanguage } from './questions-by-language.tsx';
import { Register } from './register.tsx';

export const handle = { uncached: ['q'] } as const satisfies PageHandle;

const title = msg`Knowledge base`;
const longestTerm = 100;
/** How many questions the register shows of each category. */
const samples = 3;

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return faultMeta(args);
  const { page } = args.loaderData;
  return pageMeta(args, {
    title,
    description: msg`Short answers to questions about product approvals in India, each with its source.`,
    edited: page?.seo,
    crumbs: [{ label: page?.name ?? title, to: '/knowledge-base' }],
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const q = readParameters(request, handle)('q').replaceAll('\0', ' ').trim().slice(0, longestTerm);
  const [page, categories, answers] = await Promise.all([
    findPage('knowledge-base', language),
    listKnowledge(language),
    findQuestions(q, language),
  ]);
  return {
    page: page && { name: page.name, lead: page.tagLine, seo: page.seo },
    q,
    answers,
    categories: categories.map(({ slug, name, description, isFeatured, imageUrl, imageAlt, questions }) => ({
      slug,
      name,
      description,
      isFeatured,
      imageUrl,
      imageAlt,
      count: questions.length,
      samples: questions.slice(0, samples).map(({ slug, question }) => ({ slug, question })),
    })),
  };
}

export default function KnowledgeBase({ loaderData }: Route.ComponentProps) {
  const { page, q, answers, categories } = loaderData;
  const { i18n } = useLingui();
  const words = <SearchTerm text={q} />;
  return (
    <ListPage
      crumbs={[{ label: page?.name ?? title, to: '/knowledge-base' }]}
      title={page?.name ?? i18n._(title)}
      lead={page?.lead}
      actions={<QuestionSearch q={q} />}
    >
      {answers.length > 0 ? (
        <FoundQuestions q={q} answers={answers} />
      ) : (
        <>
          {q && (
            <p role="status" className="mb-8 text-lg">
              <Trans>No question contains “{words}”. Try fewer words, or choose a subject.</Trans>
            </p>
          )}
          <Register categories={categories} />
        </>
      )}
    </ListPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RetriedPage error={error} call="GET /knowledge-base" />;
}

/** The questions that match a search; each opens in place and names its category. */
function FoundQuestions({ q, answers }: { q: string; answers: readonly FoundQuestion[] }) {
  const { t } = useLingui();
  const words = <SearchTerm text={q} />;
  return (
    <>
      <h2 className="sr-only">{t`Matching questions`}</h2>
      <p role="status" className="mb-5 text-ink-2">
        <Plural value={answers.length} one="# question" other="# questions" /> <Trans>for “{words}”</Trans>
      </p>
      <QuestionsByLanguage
        name="found-questions"
        questions={answers.map(({ category, ...question }) => ({
          id: `${category.slug}-${question.slug}`,
          title: question.question,
          text: question.answer,
          content: (
            <Answer {...question} address={`/knowledge-base/${category.slug}#${question.slug}`}>
              <TextLink to={`/knowledge-base/${category.slug}`}>{category.name}</TextLink>
            </Answer>
          ),
        }))}
      />
      <p className="mt-6">
        <TextLink to="/knowledge-base">{t`All subjects`}</TextLink>
      </p>
    </>
  );
}
