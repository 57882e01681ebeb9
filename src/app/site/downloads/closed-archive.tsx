import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { type ListQuery, listAddress } from '#app/page/lists/list-query.ts';
import { UntranslatedFrame } from '#app/page/untranslated-frame.tsx';
import { formatDate } from '#core/time/dates.ts';
import type { DownloadKind } from '#features/downloads/downloads.schema.ts';
import { Button } from '#ui/button.tsx';
import { OwnText, SentenceBlank } from '#ui/own-language.tsx';

type Category = {
  slug: string;
  name: string;
  description: string | null;
  count: number;
  kinds: DownloadKind[];
  lastDate: string | null;
};

/** What visitors see in place of the table: how to open it, and what each category holds. */
export function ClosedArchive({
  query,
  total,
  categories,
}: {
  query: ListQuery;
  total: number;
  categories: readonly Category[];
}) {
  return (
    <>
      <section aria-labelledby="closed-title" className="mt-8 border-s-4 border-gold bg-sheet px-5 py-6 md:px-8">
        <h2 id="closed-title" className="text-2xl">
          <Trans>The documents are open to clients</Trans>
        </h2>
        <p role="status" className="mt-3 max-w-prose">
          {query.q ? (
            <Plural
              value={total}
              _0="No document matches your search."
              one="# document matches your search."
              other="# documents match your search."
            />
          ) : (
            <Plural
              value={total}
              _0="There are no documents here yet."
              one="There is # document here."
              other="There are # documents here."
            />
          )}
          <SentenceBlank />
          <Trans>
            Register with your email address, enter the code that we send you, and the list opens. It costs nothing.
          </Trans>
        </p>
        <Button command="show-modal" commandfor="downloads-account" className="mt-5">
          <Trans>Log in or register</Trans>
        </Button>
      </section>
      <h2 className="mt-12 mb-2 text-xl">
        <Trans>What the archive holds</Trans>
      </h2>
      <UntranslatedFrame isMixed texts={categories.flatMap(({ name, description }) => [name, description])}>
        <ul className="border-t border-ink">
          {categories.map((category) => (
            <CategoryRow key={category.slug} query={query} category={category} />
          ))}
        </ul>
      </UntranslatedFrame>
    </>
  );
}

function CategoryRow({ query, category }: { query: ListQuery; category: Category }) {
  const { slug, name, description, count, kinds, lastDate } = category;
  const date = lastDate && formatDate(lastDate);
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-rule py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link
          to={listAddress({ ...query, q: '', page: 1, filters: { category: slug } })}
          className="font-serif text-lg font-(--heading-weight) underline decoration-gold underline-offset-4 hover:decoration-2"
        >
          <OwnText text={name} />
        </Link>
        {description && (
          <p className="mt-1 text-ink-2">
            <OwnText text={description} />
          </p>
        )}
      </div>
      <p className="text-sm text-ink-2 tabular sm:text-end">
        <Plural value={count} one="# document" other="# documents" />
        <span className="block">
          <bdi>{kinds.join(', ').toUpperCase()}</bdi>
        </span>
        {date && (
          <span className="block">
            <Trans>Last changed {date}</Trans>
          </span>
        )}
      </p>
    </li>
  );
}
