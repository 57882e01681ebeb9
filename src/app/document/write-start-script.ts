import type { EntryContext } from 'react-router';

/**
 * The module that starts the application on one page: it brings the page's modules and the router's data.
 * It imports every file by name, so that all of them are requested at once.
 * @param state the router's data as the router serialises it
 */
export function writeStartScript(
  { manifest, staticHandlerContext, serverHandoffString = '' }: EntryContext,
  { state, version }: { state: string; version: string },
): string {
  const routes = staticHandlerContext.matches.map(({ route }) => {
    const entry = manifest.routes[route.id];
    if (!entry) throw new Error(`The manifest has no route ${route.id}`);
    return entry;
  });
  const files = new Set([manifest.url, ...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)]);
  const modules = routes.map(({ id }, index) => `${JSON.stringify(id)}:r${index}`);
  return [
    ...[...files].map((file) => `import ${JSON.stringify(file)};`),
    ...routes.map(({ module }, index) => `import * as r${index} from ${JSON.stringify(module)};`),
    `window.__reactRouterContext=${serverHandoffString};`,
    `window.__reactRouterContext.stream=new Response(${JSON.stringify(state)}).body;`,
    `window.__reactRouterRouteModules={${modules}};`,
    `window.dataVersion=${JSON.stringify(version)};`,
    `import(${JSON.stringify(manifest.entry.module)});`,
  ].join('\n');
}
