import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const mark = '\0node:';
// React Router reads this configuration more than once, so all copies share one registry.
const registry = globalThis as { serverModules?: Map<string, Record<string, unknown>> };
registry.serverModules ??= new Map();
const loaded = registry.serverModules;

/** Drizzle too, of which there would be two copies otherwise. */
const runsInNode = /^#(.+\.server|core\/drizzle(-pg)?)\.ts$/;

/**
 * Saves the server a build of its own (decision 001). `#…server.ts` modules are not bundled: Node runs them directly, so that pages and calls share one
 * database pool, one page cache and one logger. In development each becomes a small module that passes
 * on what Node has loaded, so a change to one of them needs a restart.
 */
export function serverModulesStayOutside(): Plugin {
  return {
    name: 'server-modules-stay-outside',
    enforce: 'pre',
    resolveId(source) {
      if (this.environment.name === 'client' || !runsInNode.test(source)) return;
      return this.environment.mode === 'build' ? { id: source, external: true } : mark + source;
    },
    async load(id) {
      if (!id.startsWith(mark)) return;
      const source = id.slice(mark.length);
      const [, folder = '', rest = ''] = /^#([^/]+)\/(.+)$/.exec(source) ?? [];
      const file = fileURLToPath(new URL(`./src/${folder}/${rest}`, pathToFileURL(`${process.cwd()}/`)));
      const exports = await import(pathToFileURL(file).href);
      loaded.set(source, exports);
      const names = Object.keys(exports).filter((name) => name !== 'module.exports');
      return `export const { ${names.join(', ')} } = globalThis.serverModules.get(${JSON.stringify(source)});`;
    },
  };
}
