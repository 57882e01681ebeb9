import { Trans } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

/** The search field of a page that has nothing else to offer; it works without script. */
export function SiteSearch({ id }: { id: string }) {
  return (
    <Form action="/search" role="search" className="no-print flex max-w-xl items-end gap-2 sm:gap-3">
      <div className="min-w-0 flex-1">
        <TextField
          type="search"
          name="q"
          id={id}
          label={<Trans>Product, service, standard or question</Trans>}
          autoComplete="off"
          enterKeyHint="search"
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
