import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { FilterSelect, FoldedFilters } from '#desk/lists/list-filters.tsx';
import { filterName } from '#features/records/record-states.schema.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ReferenceFinder } from './reference-finder.tsx';
import { useFieldTexts } from './use-field-texts.ts';
import { useFewOptions, useTitles } from './use-options.ts';

type Filter = DeskCallAnswer<'GET /records/{kind}'>['filters'][number];

/** More of them would push the list off the screen. */
const mostUnfolded = 3;

/** Narrows a list to the records that name a certain other one, or have a certain value of a choice. */
export function FieldFilters({ kind, filters }: { kind: string; filters: readonly Filter[] }) {
  const [params] = useSearchParams();
  const fields = filters.map((filter) => <FieldFilter key={filter.field} kind={kind} filter={filter} />);
  return filters.length > mostUnfolded ? (
    <FoldedFilters isOpen={filters.some(({ field }) => params.get(filterName(field)))}>{fields}</FoldedFilters>
  ) : (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">{fields}</div>
  );
}

function FieldFilter({ kind, filter: { field, kind: named, options } }: { kind: string; filter: Filter }) {
  const { t } = useLingui();
  const { nameOf, optionOf } = useFieldTexts(kind);
  const [params] = useSearchParams();
  const few = useFewOptions(named);
  const [name, label] = [filterName(field), nameOf([field])];
  const value = params.get(name) ?? '';
  if (few === 'too many') return named && <FinderFilter kind={named} {...{ name, label, value }} />;
  const known = few ? few.map(({ slug, title }) => [slug, title] as const) : [];
  const choices = named ? known : options.map((option) => [option, optionOf([field], option)] as const);
  // What is no longer public may still be named.
  const isKnown = !value || choices.some(([own]) => own === value);
  const shown = isKnown ? choices : [[value, value] as const, ...choices];
  // A select that is drawn before it has options forgets what the address has chosen.
  return <FilterSelect key={String(Boolean(few))} {...{ name, label }} any={t`Any`} options={shown} />;
}

type FinderProps = { kind: string; name: string; label: string; value: string };

/** The same where there are too many records for a list of them. */
function FinderFilter({ kind, name, label, value }: FinderProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(value);
  const [followed, setFollowed] = useState(value);
  const titles = useTitles(kind, chosen ? [chosen] : []);
  const record = titles.get(chosen) ?? chosen;

  // A link or the way back has chosen another one.
  if (value !== followed) {
    setFollowed(value);
    setChosen(value);
  }

  function choose(slug: string) {
    if (!input.current) return;
    setChosen(slug);
    input.current.value = slug;
    input.current.form?.requestSubmit();
    // What was focused gives way to what stands in its place.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  }

  return (
    <div>
      <input ref={input} type="hidden" name={name} defaultValue={value} />
      {chosen ? (
        <div className="stack-1.5">
          <p id={`${id}-label`} className="font-semibold">
            {label}
          </p>
          <div className="flex items-center justify-between gap-3 border border-edge bg-sheet ps-3">
            <span className="min-w-0 py-2 wrap-anywhere">
              <bdi>{record}</bdi>
            </span>
            <IconButton
              id={id}
              label={t`Remove: ${{ record }}`}
              aria-describedby={`${id}-label`}
              onClick={() => choose('')}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </div>
        </div>
      ) : (
        <ReferenceFinder
          {...{ id, label, kind }}
          required={false}
          disabled={false}
          onChoose={({ slug }) => choose(slug)}
        />
      )}
    </div>
  );
}
