import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { closeDialog } from '#ui/open-dialog.ts';

/** Loaded when the drawer opens; if it cannot be loaded, the form still works. */
const SearchResults = lazy(() =>
  import('./search-results.tsx').then(
    ({ SearchResults }): { default: typeof SearchResults } => ({ default: SearchResults }),
    () => ({ default: () => <></> }),
  ),
);

/** By default Escape first empties a search field, and only a second press closes the dialog. */
function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  closeDialog('search');
}

/** Searches the whole site; the form works without script. */
export function SearchDrawer() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState(false);

  return (
    <Drawer
      id="search"
      side="top"
      title={<Trans>Search the site</Trans>}
      closeLabel={t`Close`}
      onToggle={(open) => open && setOpened(true)}
    >
      <search>
        <Form action="/search" className="flex max-w-3xl items-end gap-2 sm:gap-3">
          <div className="min-w-0 flex-1">
            <TextField
              ref={input}
              type="search"
              name="q"
              id="search-query"
              label={<Trans>Product, service, standard or question</Trans>}
              autoComplete="off"
              enterKeyHint="search"
              autoFocus
              onKeyDown={closeOnEscape}
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
        {opened && (
          <Suspense>
            <SearchResults input={input} />
          </Suspense>
        )}
      </search>
    </Drawer>
  );
}
