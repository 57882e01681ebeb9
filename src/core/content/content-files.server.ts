import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { unseenSign } from '#core/text/plain-text.ts';
import type { Problem } from './content-error.ts';
import { fillFacts } from './fill-facts.ts';
import { type MarkdownFile, parseMarkdown } from './parse-markdown.ts';
import { type CsvText, readCsv } from './read-csv.ts';
import { readYaml, type YamlText } from './read-yaml.ts';
import { readTextCatalogues, type TextCatalogues } from './text-catalogues.server.ts';

/** Reads the content folder with a schema for each file and collects everything that is wrong in `problems`. */
export type ContentFiles = {
  folder: string;
  problems: Problem[];
  csv<Row>(file: string, schema: z.ZodType<Row>): Promise<Located<Row>[]>;
  yaml<Value>(file: string, schema: z.ZodType<Value>): Promise<Value | undefined>;
  /** The same, empty when the file is wrong, with the line of what stands at a path in it. */
  yamlWithLines<Value>(file: string, schema: z.ZodType<Value[]>): Promise<Omit<YamlFile<Value[]>, 'slug'>>;
  /** The `*.yaml` files of a folder, each under its name, with the line of what stands at a path in it. */
  yamls<Value>(folder: string, schema: z.ZodType<Value>): Promise<YamlFile<Value>[]>;
  /** The `*.md` files of a folder without its translations; none when the folder does not exist. */
  markdown<Matter>(folder: string, schema: z.ZodType<Matter>): Promise<MarkdownFile<Matter>[]>;
  /** The `*.{language}.md` files of a folder; `slug` and `language` come from the file name. */
  translations<Matter>(
    folder: string,
    schema: z.ZodType<Matter>,
  ): Promise<(MarkdownFile<Matter> & { language: string })[]>;
  bytes(file: string): Promise<Uint8Array | undefined>;
  /** What `translations/*.po` have. */
  catalogues(): Promise<TextCatalogues>;
};
export type YamlFile<Value> = {
  file: string;
  slug: string;
  value: Value;
  lineOf: (path: readonly PropertyKey[]) => number;
};
export type Located<Row> = Row & { file: string; line: number };

/** A row of any list, of which a text shows one field. */
const factRow = z.object({ slug: z.string() }).catchall(z.string());

const translationName = /^(.+)\.([a-z]{2,3}(?:-[A-Za-z]+)?)\.md$/;

export function openContent(folder: string): ContentFiles {
  const problems: Problem[] = [];
  const read = async (file: string) => {
    try {
      return await readFile(join(folder, file));
    } catch {
      problems.push({ file, line: 1, reason: 'is missing' });
      return undefined;
    }
  };
  const readText = async (file: string) => {
    const text = (await read(file))?.toString('utf8');
    const sign = text === undefined ? null : unseenSign.exec(text);
    if (text !== undefined && sign) {
      const code = sign[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      problems.push({
        file,
        line: text.slice(0, sign.index).split('\n').length,
        reason: `has the unseen sign U+${code}`,
      });
    }
    return text;
  };
  const tables = new Map<string, Promise<CsvText | undefined>>();
  const readRows = async <Row>(file: string, schema: z.ZodType<Row>) => {
    const table = await once(tables, file, async () => {
      const text = await readText(file);
      return text === undefined ? undefined : readCsv(file, text, problems);
    });
    return table?.as(schema) ?? [];
  };
  const readFilled = async (file: string) => {
    const text = await readText(file);
    return text && fillFacts(file, text, (list) => readRows(list, factRow), problems);
  };
  const texts = new Map<string, Promise<YamlText | undefined>>();
  let catalogues: Promise<TextCatalogues> | undefined;
  const openYaml = (file: string) =>
    once(texts, file, async () => {
      const text = await readFilled(file);
      return text === undefined ? undefined : readYaml(file, text, problems);
    });
  const list = async (sub: string, ending: string) => {
    const names = await readdir(join(folder, sub)).catch(() => []);
    return names.filter((name) => name.endsWith(ending)).sort();
  };
  const readMarkdown = async <Matter>(file: string, slug: string, schema: z.ZodType<Matter>) => {
    const text = await readFilled(file);
    return text === undefined ? undefined : parseMarkdown(file, slug, text, schema, problems);
  };
  return {
    folder,
    problems,
    bytes: read,
    async catalogues() {
      catalogues ??= readTextCatalogues(folder, problems);
      return catalogues;
    },
    csv: readRows,
    async yaml(file, schema) {
      return (await openYaml(file))?.as(schema)?.value;
    },
    async yamlWithLines(file, schema) {
      return { file, ...((await openYaml(file))?.as(schema) ?? { value: [], lineOf: () => 1 }) };
    },
    async yamls(sub, schema) {
      const files = await Promise.all(
        (await list(sub, '.yaml')).map(async (name) => {
          const file = `${sub}/${name}`;
          const read = readYaml(file, (await readText(file)) ?? '', problems)?.as(schema);
          return read && { file, slug: name.slice(0, -'.yaml'.length), ...read };
        }),
      );
      return files.filter((file) => file !== undefined);
    },
    async markdown(sub, schema) {
      const names = (await list(sub, '.md')).filter((name) => !translationName.test(name));
      const files = await Promise.all(names.map((name) => readMarkdown(`${sub}/${name}`, name.slice(0, -3), schema)));
      return files.filter((file) => file !== undefined);
    },
    async translations(sub, schema) {
      const files = await Promise.all(
        (await list(sub, '.md')).map(async (name) => {
          const [, slug, language] = translationName.exec(name) ?? [];
          if (!slug || !language) return undefined;
          const file = await readMarkdown(`${sub}/${name}`, slug, schema);
          return file && { ...file, language };
        }),
      );
      return files.filter((file) => file !== undefined);
    },
  };
}

/** Several kinds of records stand in one file, and texts show facts of the same lists, so each is read once. */
function once<Value>(read: Map<string, Value>, file: string, make: () => Value): Value {
  const value = read.get(file) ?? make();
  read.set(file, value);
  return value;
}
