import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

/** Searches the whole site; the form works before script. */
export function SearchDrawer() {
  const { t } = useLingui();
  const action = useHref('/search');
  return (
    <Drawer id="search" side="top" title={<Trans>Search the site</Trans>} closeLabel={t`Close`}>
      <search>
        <form action={action} className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <TextField
              type="search"
              name="q"
              id="search-query"
              label={<Trans>Product, service, standard or question</Trans>}
              autoComplete="off"
              autoFocus
              required
            />
          </div>
          <Button type="submit">
            <Icon name="search" />
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
    </Drawer>
  );
}
