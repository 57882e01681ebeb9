import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { Form, Link, Navigate } from 'react-router';
import { wordsOf } from '#app/page/page-text.ts';
import { useRootData } from '#app/page/root-data.ts';
import { searchAddress, searchExamples } from '#app/page/search-address.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/section.tsx';

/** @param content the heading (h1) and its lead, HTML from the editors; by default the site's own line */
export function Banner({ content }: { content: string | null }) {
  const tagline = useRootData()?.site.tagline;
  return (
    <section className="relative isolate overflow-hidden bg-basalt text-paper print:bg-transparent print:text-ink">
      <img
        src="/touchstone.svg"
        alt=""
        fetchPriority="low"
        width={1000}
        height={1000}
        className="absolute -end-40 -top-44 -z-10 size-96 max-w-none opacity-45 md:-end-72 md:-top-72 md:size-[40rem] lg:-end-[26rem] lg:-top-16 lg:opacity-100 lg:size-[48rem] xl:end-[calc(50%-47rem)] mirrored print:hidden"
      />
      <Container className="pt-24 pb-14 md:py-28 lg:py-32 print:py-4">
        <div className="max-w-[40rem]">
          <div className="banner-text">
            {content ? <div dangerouslySetInnerHTML={{ __html: content }} /> : <h1>{tagline}</h1>}
          </div>
          <SearchBox />
        </div>
      </Container>
    </section>
  );
}

/** Loaded with the first search; if it cannot be loaded, the results page opens. */
const Answer = lazy(() =>
  import('./answer.tsx').then(
    ({ Answer }): { default: typeof Answer } => ({ default: Answer }),
    () => ({ default: ResultsPage }),
  ),
);

function ResultsPage({ query }: { query: string }) {
  return <Navigate to={searchAddress(query)} />;
}

function SearchBox() {
  const { t, i18n } = useLingui();
  const examples = searchExamples.map((example) => wordsOf(i18n, example));
  const [query, setQuery] = useState('');
  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get('q')).trim());
  }
  return (
    <div className="mt-9 max-w-[34rem] print:hidden">
      <Form role="search" action="/search" method="get" onSubmit={answer} className="flex flex-wrap">
        <input
          type="search"
          name="q"
          required
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t`Product or IS number`}
          placeholder={t`Product or IS number`}
          className="h-14 min-w-[min(100%,12em)] flex-1 rounded-s-sm border border-paper bg-paper px-4 text-lg text-ink"
        />
        <button type="submit" className={buttonClass('primary', 'h-14 rounded-s-none max-sm:px-4')}>
          <Icon name="search" />
          <span className="max-sm:sr-only">
            <Trans>Search</Trans>
          </span>
        </button>
      </Form>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-2 text-rule">
        <Trans>For example</Trans>
        {examples.map((example) => (
          <Link
            key={example}
            to={searchAddress(example)}
            rel="nofollow"
            className="py-1 text-paper underline decoration-gold decoration-1 underline-offset-[6px] hover:decoration-2"
          >
            <bdi>{example}</bdi>
          </Link>
        ))}
      </p>
      {query && (
        <Suspense>
          <Answer query={query} />
        </Suspense>
      )}
    </div>
  );
}
