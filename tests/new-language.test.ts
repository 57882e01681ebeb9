import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import PO from 'pofile';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

test('a language is added by one command, with every text of the interface', { timeout: 240_000 }, async () => {
  const copy = await mkdtemp(join(tmpdir(), 'new-language-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  const needed = ['package.json', 'tsconfig.json', 'lingui.config.ts', 'lingui.desk.config.ts', 'scripts', 'src'];
  await Promise.all(needed.map((name) => cp(name, join(copy, name), { recursive: true })));
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  const list = join(copy, 'src/locales/languages.ts');
  const known = await readFile(list, 'utf8');
  const dutch = "  { code: 'nl', name: 'Nederlands', dir: 'ltr', ready: false },\n";
  await writeFile(list, known.replace('] as const', `${dutch}] as const`));

  // Lingui's command looks for its own sources where it believes itself under test.
  const env = { ...process.env, NODE_ENV: 'production' };
  const add = () => run('npm', ['run', '--silent', 'new-language', '--', 'nl'], { cwd: copy, env });
  await add();
  expect(await readFile(list, 'utf8')).toContain(dutch.replace('false', 'true'));
  const readCatalogue = async (code: string, audience: string) =>
    PO.parse(await readFile(join(copy, `src/locales/${code}/${audience}.po`), 'utf8')).items;
  for (const audience of ['site', 'account', 'mail', 'server']) {
    const texts = await readCatalogue('nl', audience);
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.map(({ msgid }) => msgid)).toEqual((await readCatalogue('de', audience)).map(({ msgid }) => msgid));
    expect(texts.filter(({ msgstr }) => msgstr[0])).toEqual([]);
  }
  await expect(add()).rejects.toThrow('Nederlands has been added already');
});
