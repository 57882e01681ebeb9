import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Form, useSubmit } from 'react-router';
import { useFollowedValue } from '#app/page/use-followed-value.ts';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/fields/field-frame.tsx';
import type { ListQuery } from './list-query.ts';

/** Chooses the number of entries on a page. The choice takes effect at once; without script, a button submits it. */
export function PageSize({ query }: { query: ListQuery }) {
  const { t } = useLingui();
  const id = useId();
  const submit = useSubmit();
  const select = useFollowedValue<HTMLSelectElement>(String(query.perPage));
  return (
    <Form
      method="get"
      action={`.${query.hash}`}
      preventScrollReset
      className="no-print flex flex-wrap items-center gap-2"
    >
      <label htmlFor={id} className="text-sm text-ink-2">{t`Per page`}</label>
      <select
        ref={select}
        id={id}
        name="per_page"
        defaultValue={query.perPage}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        className={`${controlClass} select w-auto pe-10`}
      >
        {query.sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      {Object.entries(query.filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {query.q && <input type="hidden" name="q" value={query.q} />}
      <Button type="submit" variant="quiet">{t`Show`}</Button>
    </Form>
  );
}
