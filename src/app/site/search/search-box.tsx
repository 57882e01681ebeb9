import { Trans } from '@lingui/react/macro';
import { Form } from 'react-router';
import { useFollowedValue } from '#app/page/use-followed-value.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { longestShown } from './search-address.ts';

/** The search box of the results page, filled with the current query. */
export function SearchBox({ query }: { query: string }) {
  const input = useFollowedValue<HTMLInputElement>(query);
  return (
    <Form action="/search" role="search" className="no-print flex items-end gap-2 sm:gap-3">
      <div className="min-w-0 flex-1">
        <TextField
          ref={input}
          type="search"
          name="q"
          id="page-query"
          defaultValue={query}
          label={<Trans>Product, service, standard or question</Trans>}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestShown}
          required
        />
      </div>
      <Button type="submit" className="max-sm:px-3">
        <Icon name="search" />
        <span className="max-sm:sr-only">
          <Trans>Search</Trans>
        </span>
      </Button>
    </Form>
  );
}
