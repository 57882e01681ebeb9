import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { type PageText, wordsOf } from './page-text.ts';

/** A page above another one; `to` is its path without a language. */
export type Crumb = { label: PageText; to: string };

/** The first crumb of every page. */
export const homeCrumb: Crumb = { label: msg`Home`, to: '/' };

/**
 * Draws the breadcrumbs from home to a page.
 *
 * @param parents the pages above this one, without home
 * @param page the name of this page, which is left out only below a page about the same subject
 */
export function Crumbs({ parents, page }: { parents: readonly Crumb[]; page?: PageText }) {
  const { t, i18n } = useLingui();
  const links = [homeCrumb, ...parents].map(({ label, to }) => ({ label: wordsOf(i18n, label), to }));
  return <Breadcrumb label={t`Breadcrumb`} items={page ? [...links, { label: wordsOf(i18n, page) }] : links} />;
}
