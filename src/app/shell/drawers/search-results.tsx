import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { AnswerSheet } from '#app/page/answer/answer-sheet.tsx';
import { wordsOf } from '#app/page/page-text.ts';
import { searchAddress } from '#app/page/search-address.ts';
import { useArrowKeys } from '#app/shell/use-arrow-keys.ts';
import { LegendLink } from '#features/requirements/components/legend-link.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import { countFound, type FoundGroup, foundGroups, fromOf } from '#features/search/found-groups.ts';
import { EnglishName, OwnText, SearchTerm } from '#ui/own-language.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type LiveSearch, useLiveSearch } from './use-live-search.ts';

/** The results shown while a visitor types into the search box; loaded when the drawer opens. */
export function SearchResults({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const search = useLiveSearch(input);
  const list = useRef<HTMLDivElement>(null);
  useArrowKeys(input, list);
  const groups = search.results ? foundGroups(search.results, search.answer?.carried) : [];
  const words = <SearchTerm text={search.query} />;
  return (
    <div ref={list} className="pt-5">
      <div className="flex min-h-6 items-center gap-3">
        <p role="status" className={search.failed ? 'font-semibold text-withdrawn' : 'text-ink-2'}>
          {summary(search, countFound(groups) + (search.answer?.family?.families.length ?? 0))}
        </p>
        {search.searching && <Spinner size={18} />}
      </div>
      <div className={search.answer ? 'grid gap-x-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : undefined}>
        {search.answer && (
          <div className="mt-4">
            <AnswerSheet answer={search.answer} query={search.query} />
          </div>
        )}
        {groups.length > 0 && (
          <div className={search.answer ? 'mt-4' : 'mt-4 gap-x-10 md:columns-2'}>
            {groups.map((group) => (
              <ResultGroup key={group.kind} group={group} />
            ))}
          </div>
        )}
      </div>
      {groups.length > 0 && (
        <p className="mt-6 flex flex-wrap justify-between gap-x-8 border-t border-rule pt-4">
          <TextLink to={searchAddress(search.query)} data-result="" className="inline-block py-1 font-semibold">
            <Trans>All results for “{words}”</Trans>
          </TextLink>
          {groups.some(({ items }) => items.some(({ services = [] }) => services.length > 0)) && <LegendLink />}
        </p>
      )}
    </div>
  );
}

function summary({ failed, query, results }: LiveSearch, count: number): ReactNode {
  if (failed) return <Trans>Error occurred while searching. Please try again.</Trans>;
  if (!results) return null;
  if (count === 0) return <Trans>No results found</Trans>;
  const words = <SearchTerm text={query} />;
  return (
    <>
      <Plural value={count} one="# result" other="# results" /> <Trans>for “{words}”</Trans>
    </>
  );
}

function ResultGroup({ group: { kind, label, total, items } }: { group: FoundGroup }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby={`live-${kind}`} className="mb-6 break-inside-avoid">
      <h3 id={`live-${kind}`} className="flex items-baseline gap-2 border-b border-ink pb-1.5 text-lg">
        {wordsOf(i18n, label)}
        <span className="font-sans text-sm font-normal text-ink-2 tabular">
          {items.length < total ? (
            <Trans>
              {items.length} of {total}
            </Trans>
          ) : (
            total
          )}
        </span>
      </h3>
      <ul className="divide-y divide-rule">
        {items.map(({ id, to, name, isEnglish, note, services = [] }) => (
          <li key={id} className="py-1.5">
            <TextLink to={to} data-result="" className="inline-block py-0.5">
              {isEnglish ? <EnglishName name={name} /> : <OwnText text={name} from={fromOf(kind)} />}
            </TextLink>
            {note && (
              <p className="text-sm text-ink-2">
                <OwnText text={note} from="lists" />
              </p>
            )}
            {services.length > 0 && (
              <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
                {services.map((service) => (
                  <li key={service.id} className="flex flex-wrap items-center gap-x-2">
                    <Link
                      to={service.to}
                      className="inline-block py-0.5 text-ink-2 underline decoration-rule underline-offset-4 hover:text-assay hover:decoration-current"
                    >
                      <OwnText text={service.name} />
                    </Link>
                    {service.states[0] && <StateChip state={service.states[0]} />}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
