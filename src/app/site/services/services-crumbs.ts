import { msg } from '@lingui/core/macro';
import { breadcrumbList } from '#app/page/structured-data.ts';
import type { RootData } from '#app/root.tsx';
import { getI18n } from '#app/texts/i18n.ts';
import { inLanguage } from '#core/text/language.ts';

type MetaSource = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };

/** The way to a page of the services for search engines: home, services, then what `rest` names. */
export function servicesCrumbs(source: MetaSource, rest: { name: string; path: string }[] = []) {
  const root = source.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  if (!root) return [];
  const i18n = getI18n(root.language);
  const crumbs = [{ name: i18n._(msg`Home`), path: '/' }, { name: i18n._(msg`Services`), path: '/services' }, ...rest];
  return [
    breadcrumbList(
      root.publicUrl,
      crumbs.map(({ name, path }) => ({ name, path: inLanguage(path, root.language) })),
    ),
  ];
}
