import type { EntryContext } from 'react-router';
import type { StartParts } from './start-parts.ts';

/** Finds the modules of a page in the build's manifest. */
export function findStartParts(
  { manifest, staticHandlerContext, serverHandoffString = '' }: EntryContext,
  rest: Pick<StartParts, 'sheet' | 'version' | 'state'>,
): StartParts {
  const routes = staticHandlerContext.matches.map(({ route }) => {
    const entry = manifest.routes[route.id];
    if (!entry) throw new Error(`The manifest has no route ${route.id}`);
    return entry;
  });
  const imports = [...manifest.entry.imports, ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])])];
  return {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map(({ id, module }) => [id, module]),
    preload: [...new Set([manifest.url, manifest.entry.module, ...imports])],
    context: JSON.parse(serverHandoffString),
    ...rest,
  };
}
