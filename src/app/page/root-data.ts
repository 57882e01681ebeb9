import { useRouteLoaderData } from 'react-router';
import type { RootData } from '#app/root.tsx';

/** What each document knows of the site; undefined on the page that says that nothing could be read. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root');
}
