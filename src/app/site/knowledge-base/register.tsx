import { Plural } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useTextUnder } from '#app/page/untranslated-frame.tsx';
import type { KnowledgeCategory } from '#features/knowledge-base/list-knowledge.server.ts';
import { Card } from '#ui/card.tsx';
import { OwnText, useOwnLanguage } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Category = Omit<KnowledgeCategory, 'id' | 'seo' | 'questions'> & {
  count: number;
  samples: { slug: string; question: string }[];
};

/** The categories: those that editors feature as cards with a picture, then the others with some of their questions. */
export function Register({ categories }: { categories: readonly Category[] }) {
  const textUnder = useTextUnder('lists');
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-5 gap-y-2 md:gap-x-8 lg:grid-cols-4">
        {categories
          .filter(({ isFeatured }) => isFeatured)
          .map(({ slug, name, description, imageUrl, imageAlt, count }) => (
            <li key={slug}>
              <Card
                to={`/knowledge-base/${slug}`}
                headingLevel={2}
                title={name}
                lines={3}
                media={<img src={imageUrl} alt={imageAlt} width={320} height={180} className="object-contain" />}
                meta={<Plural value={count} one="# question" other="# questions" />}
              >
                {textUnder(name, description)}
              </Card>
            </li>
          ))}
      </ul>
      <ul className="mt-10 border-t border-ink">
        {categories
          .filter(({ isFeatured }) => !isFeatured)
          .map((category) => (
            <RegisterEntry key={category.slug} {...category} />
          ))}
      </ul>
    </>
  );
}

function RegisterEntry({ slug, name, count, samples, ...category }: Category) {
  const languageOf = useOwnLanguage();
  const textUnder = useTextUnder('lists');
  const description = textUnder(name, category.description);
  return (
    <li className="grid gap-x-10 gap-y-3 border-b border-rule py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <p className="text-sm text-ink-2">
          <Plural value={count} one="# question" other="# questions" />
        </p>
        <h2 className="mt-1 text-2xl">
          <Link
            to={`/knowledge-base/${slug}`}
            className="underline decoration-gold underline-offset-4 hover:text-assay"
          >
            <OwnText text={name} />
          </Link>
        </h2>
        {description && (
          <p {...languageOf(description)} className="mt-2 text-ink-2">
            {description}
          </p>
        )}
      </div>
      <ul className="stack-2 self-center">
        {samples.map(
          (sample) =>
            textUnder(name, sample.question) && (
              <li key={sample.slug}>
                <TextLink to={`/knowledge-base/${slug}#${sample.slug}`}>{sample.question}</TextLink>
              </li>
            ),
        )}
      </ul>
    </li>
  );
}
