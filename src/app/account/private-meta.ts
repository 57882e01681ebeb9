import type { MessageDescriptor } from '@lingui/core';
import type { MetaDescriptor } from 'react-router';
import { getI18n } from '#app/i18n.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import type { RootData } from '#app/root.tsx';

/** Title of a page for one person; search engines leave it out. */
export function privateMeta(args: Parameters<typeof pageMeta>[0], title: MessageDescriptor): MetaDescriptor[] {
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return pageMeta(args, { title: getI18n(root?.language ?? 'en')._(title), noindex: true });
}
