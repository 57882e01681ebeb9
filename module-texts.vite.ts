import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { defaultLanguage } from './src/locales/languages.ts';

/** A module of this project with those that it imports at once, and those that it imports when they are needed. */
type Module = { now: string[]; later: string[] };

export type ModuleTexts = {
  /** The keys of all texts of pages and forms. */
  allKeys: ReadonlySet<string>;
  /** Modules that others import when they are needed. */
  importedLater: ReadonlySet<string>;
  /** The keys of the texts of these modules and of all that they import at once; `later` adds the rest but for forms. */
  keysOf: (files: string[], options?: { later?: boolean }) => Set<string>;
  /** The keys of the texts that forms, the sign-in and the client area can show. */
  keysOfForms: () => Set<string>;
  /** Those texts in a language, compiled; a text without a translation is in English. */
  pick: (language: string, keys: ReadonlySet<string>) => Record<string, CompiledMessage>;
};

type Text = { text: string; files: string[] };

/** Reads which texts each module contains, as `npm run texts` has found them. @param isForm whether a module's texts come with forms */
export function readModuleTexts({ isForm }: { isForm: (file: string) => boolean }): ModuleTexts {
  const modules = readModules();
  const catalogues = new Map<string, Map<string, Text>>();
  function textsIn(language: string): Map<string, Text> {
    const texts = catalogues.get(language) ?? readCatalogues(language);
    catalogues.set(language, texts);
    return texts;
  }

  function follow(files: string[], later: boolean): Set<string> {
    const seen = new Set<string>();
    const visit = (file: string) => {
      const module = modules.get(file);
      if (!module || seen.has(file)) return;
      seen.add(file);
      module.now.forEach(visit);
      // A form brings its own texts when it opens.
      if (later) for (const target of module.later) if (!isForm(target)) visit(target);
    };
    files.forEach(visit);
    return seen;
  }

  function keysOf(files: string[], { later = false } = {}): Set<string> {
    const modulesOfFiles = follow(files, later);
    const texts = [...textsIn(defaultLanguage)];
    return new Set(texts.flatMap(([key, text]) => (text.files.some((file) => modulesOfFiles.has(file)) ? [key] : [])));
  }

  return {
    importedLater: new Set([...modules.values()].flatMap(({ later }) => later)),
    allKeys: new Set(textsIn(defaultLanguage).keys()),
    keysOf,
    keysOfForms: () => keysOf([...modules.keys()].filter(isForm)),
    pick(language, keys) {
      const [own, english] = [textsIn(language), textsIn(defaultLanguage)];
      const textOf = (key: string) => own.get(key)?.text || english.get(key)?.text || key;
      return Object.fromEntries([...keys].map((key) => [key, compileMessage(textOf(key))]));
    },
  };
}

/** The texts of pages and forms by key. */
function readCatalogues(language: string): Map<string, Text> {
  const texts = new Map<string, Text>();
  for (const name of ['site', 'account']) {
    const file = `src/locales/${language}/${name}.po`;
    const context = { locale: language, sourceLocale: defaultLanguage, filename: file };
    const messages = formatter({ lineNumbers: false }).parse(readFileSync(file, 'utf8'), context);
    for (const [key, { translation = '', origin = [] }] of Object.entries(messages)) {
      const files = origin.map(([path]: [path: string, line?: number]) => path);
      texts.set(key, { text: translation, files: [...(texts.get(key)?.files ?? []), ...files] });
    }
  }
  return texts;
}

/** The modules of the site, but for those that only the server has. */
function readModules(): Map<string, Module> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => join('src', name));
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.(server|test|api|email)\.tsx?$/.test(file));
  return new Map(sources.map((file) => [file, readModule(file)]));
}

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => pathOf(file, name));
  return {
    now: found(/^(?:import|export)\s(?!type\b)(?:[^;']*\sfrom\s+)?'([#.][^']+)'/gm),
    later: found(/\bimport\(\s*'([#.][^']+)'/g),
  };
}

function pathOf(from: string, specifier: string): string {
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(dirname(from), specifier);
}
