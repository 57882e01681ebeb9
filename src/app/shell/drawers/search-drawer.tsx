import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { SiteSearch } from '#app/page/site-search.tsx';
import { closeDialog, Drawer } from '#ui/overlays/dialog.tsx';

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
      <SiteSearch ref={input} id="search-query" autoFocus onKeyDown={closeOnEscape}>
        {opened && (
          <Suspense>
            <SearchResults input={input} />
          </Suspense>
        )}
      </SiteSearch>
    </Drawer>
  );
}
