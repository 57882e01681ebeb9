import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { type PageText, wordsOf } from './page-text.ts';

/** A page on the way to another one; `to` is its path without a language. */
export type Crumb = { label: PageText; to: string };

/** Where every way begins. */
export const homeCrumb: Crumb = { label: msg`Home`, to: '/' };

/**
 * The way from home to a page, drawn.
 *
 * @param parents the pages above this one, without home
 * @param page the name of this page, where its heading does not say the same
 */
export function Crumbs({ parents, page }: { parents: readonly Crumb[]; page?: PageText }) {
  const { t, i18n } = useLingui();
  const links = [homeCrumb, ...parents].map(({ label, to }) => ({ label: wordsOf(i18n, label), to }));
  return <Breadcrumb label={t`Breadcrumb`} items={page ? [...links, { label: wordsOf(i18n, page) }] : links} />;
}
