import { matchesGlob, resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import lingui from './lingui.config.ts';
import { type ModuleTexts, readModuleTexts } from './module-texts.vite.ts';
import routes from './src/app/routes.ts';
import { languages } from './src/locales/languages.ts';

const root = `${resolve()}/`;
const mark = '\0texts:';
const codes = languages.filter(({ ready }) => ready).map(({ code }) => code);
/** The modules of all pages. */
export const pages = listPages(routes);
/** What is there before any page: the modules that the browser loads first, with the menus that they open. */
const frame = ['entry.client', 'root', 'shell/site-frame', 'shell/card-frame', 'shell/page-slot'];
export const frameFiles = frame.map((name) => `src/app/${name}.tsx`);

/**
 * Gives each page of the browser's build the texts that it can show, and no others: those of the modules that it
 * imports, but for those of the frame, which are there already, and those of forms, which come with a form. The same
 * holds for a module that is imported when it is needed. The server loads every text at its start.
 */
export function pageTexts(): Plugin {
  let known: ModuleTexts | undefined;
  let keysOfFrame: ReadonlySet<string> | undefined;
  const texts = () => {
    known ??= readModuleTexts({ isForm });
    return known;
  };
  const ofFrame = () => {
    keysOfFrame ??= texts().keysOf(frameFiles, { later: true });
    return keysOfFrame;
  };
  const ofPage = (file: string) => texts().keysOf([file]).difference(ofFrame());
  const ofForms = () => texts().keysOfForms().difference(ofFrame());

  /** @param name `frame`, `forms` or the path of a page */
  function keysOf(name: string, isServer: boolean): ReadonlySet<string> {
    if (name === 'forms') return ofForms();
    if (name === 'frame') return isServer ? texts().allKeys : ofFrame();
    return ofPage(name);
  }

  return {
    name: 'page-texts',
    buildStart() {
      known = undefined;
      keysOfFrame = undefined;
    },
    resolveId: (source) => (source.startsWith('virtual:texts/') ? mark + source.slice(14) : undefined),
    load(id) {
      if (!id.startsWith(mark)) return;
      const [name = '', language] = id.slice(mark.length).split('?');
      if (!language) return loadersOf(name);
      const keys = keysOf(name, this.environment.name !== 'client');
      return `export const messages = ${JSON.stringify(texts().pick(language, keys))};`;
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.startsWith(root) || id.includes('?__react-router')) return;
      const [file = ''] = id.slice(root.length).split('?');
      const isOwn = pages.has(file) || texts().importedLater.has(file);
      if (!isOwn || isForm(file) || frameFiles.includes(file) || !ofPage(file).size) return;
      return `import { addTexts } from '#app/texts/add-texts.ts';\nimport texts from 'virtual:texts/${file}';\nawait addTexts(texts);\n${code}`;
    },
  };
}

/** The module with one function for each language, which loads the texts of that name. */
function loadersOf(name: string): string {
  const lines = codes.map((code) => `  ${JSON.stringify(code)}: () => import('virtual:texts/${name}?${code}'),`);
  return `export default {\n${lines.join('\n')}\n};`;
}

/** Whether the module's texts come with a form, the sign-in or the client area. */
export function isForm(file: string): boolean {
  const account = lingui.catalogs?.find(({ path }) => path.endsWith('/account'));
  return account?.include.some((pattern) => matchesGlob(file, pattern)) ?? false;
}

function listPages(entries: RouteConfigEntry[]): Set<string> {
  return new Set(
    entries.flatMap(({ file, children = [] }) => [
      ...(file.endsWith('.tsx') ? [`src/app/${file}`] : []),
      ...listPages(children),
    ]),
  );
}
