import { msg } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import type { RootData } from '#app/root.tsx';
import { getI18n } from '#app/texts/i18n.ts';
import { pageMeta } from './page-meta.ts';

/** Stands among the texts of every page, because a title is set before the page's own texts have come. */
export const privateTitles = {
  account: msg`Your account`,
  comments: msg`Comments`,
  brochures: msg`Brochures`,
  tutorials: msg`Tutorials`,
  projects: msg`Projects`,
  profile: msg`Profile`,
  passwordReset: msg`Set a new password`,
  appointment: msg`Your call`,
};

/** Title of a page for one person; search engines leave it out. */
export function privateMeta(args: Parameters<typeof pageMeta>[0], title: keyof typeof privateTitles): MetaDescriptor[] {
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return pageMeta(args, { title: getI18n(root?.language)._(privateTitles[title]), noindex: true });
}
