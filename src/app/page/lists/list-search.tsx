import { useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/fields/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';
import { type ListQuery, listAddress } from './list-query.ts';
import { useListSearch } from './use-list-search.ts';

/**
 * The search box above a list, which follows while the visitor types and, without script, when the form is submitted.
 * A search starts again at the first page and preserves the page size.
 *
 * @param id unique on the page
 * @param label what is searched; `placeholder` repeats it inside the box
 */
export function ListSearch({
  id,
  label,
  placeholder,
  query,
}: {
  id: string;
  label: string;
  placeholder?: string;
  query: ListQuery;
}) {
  const { t } = useLingui();
  const { input, form } = useListSearch(query.q, (q) => listAddress({ ...query, q, page: 1 }));
  return (
    <Form method="get" action={`.${query.hash}`} role="search" aria-label={label} {...form} className="no-print">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={query.q}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          className={`${controlClass} min-w-0 flex-1`}
        />
        {Object.entries(query.filters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {query.perPage !== query.sizes[0] && <input type="hidden" name="per_page" value={query.perPage} />}
        <Button type="submit" variant="secondary" className="shrink-0 max-sm:px-3">
          <Icon name="search" />
          <span className="max-sm:sr-only">{t`Search`}</span>
        </Button>
      </div>
    </Form>
  );
}
