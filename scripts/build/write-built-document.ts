import { readdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'rolldown';
import type { BuiltDocument } from '#app/document/built-document.server.ts';
import { compileStyleRules } from './compile-style-rules.ts';

/** Writes what the server needs for documents apart from its modules: the rules of the style sheet, and the starter. */
export async function writeBuiltDocument(): Promise<void> {
  const names = await readdir('build/client/assets');
  const [sheet, ...others] = names.filter((name) => name.endsWith('.css'));
  if (!sheet || others.length)
    throw new Error(`Expected exactly one style sheet, but found ${[sheet, ...others].join(', ')}`);
  const { output } = await build({
    input: 'src/app/document/starter.ts',
    write: false,
    output: { format: 'iife', minify: true },
  });
  const built: BuiltDocument = {
    rules: compileStyleRules(await readFile(`build/client/assets/${sheet}`, 'utf8')),
    starter: output[0].code.trim(),
  };
  await writeFile('build/document.json', JSON.stringify(built));
}
