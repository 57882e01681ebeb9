import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { SourceFile } from './read-source-files.ts';

/** In these files the suffix names the role, and what comes before it the noun. */
const roles =
  /\.(api|clean-up|content|email|feature|job|mail|messages|pages|record|schema|search|tools|worker)(\.server)?\.tsx?$/;

/** Files that are named after something else, and why. */
const exceptions = [
  // One file for the tables of a noun.
  /^src\/db\/schema\//,
  // The list of the passwords is what the file is about.
  /^src\/core\/secrets\/common-passwords\.ts$/,
];

/**
 * A file with a single function or value has its name, or that of the type that it makes or reads. A file with several
 * is named after what they share. Route modules, of the site and of the desk, are named after their page.
 */
export function misnamedFiles(files: readonly SourceFile[]): string[] {
  const pages = readFileSync('src/app/routes.ts', 'utf8');
  const screens = readFileSync('src/desk/routes.tsx', 'utf8');
  return files.flatMap(({ path, values, types }) => {
    const [name = ''] = basename(path).split('.');
    const isException =
      roles.test(path) ||
      exceptions.some((exception) => exception.test(path)) ||
      pages.includes(`'${path.slice('src/app/'.length)}'`) ||
      screens.includes(`import('./${path.slice('src/desk/'.length)}')`);
    const [value] = values;
    if (isException || !value || values.length > 1) return [];
    return [value, ...types].some((exported) => kebabCase(exported) === name)
      ? []
      : [`${path} exports ${value}: call the file ${path.replace(name, kebabCase(value)).split('/').at(-1)}.`];
  });
}

function kebabCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
