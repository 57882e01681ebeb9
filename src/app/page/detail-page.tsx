import type { ReactNode } from 'react';
import { PageHeader } from '#ui/section.tsx';
import { type Crumb, Crumbs } from './crumbs.tsx';
import { UntranslatedFrame } from './untranslated-frame.tsx';

/**
 * The frame of a page about one thing. Its heading names the thing, so the breadcrumbs end at the page above it, unless
 * that is home; search engines get the whole trail.
 *
 * @param crumbs from the page below home down to this one, as its `meta` passes them to `pageMeta`
 * @param isEnglish whether name and lead are still English in a page of another language, as the database knows: a name
 *   of few words does not show its language
 * @param meta a short line above the name, such as a date, a category or a state
 * @param picture of the thing itself, which stands before its name
 * @param seal a `<Seal>` or a picture at the other end, left out on phones
 * @param actions shown under the lead: a back button, share links
 * @param children the sections of the page
 */
export function DetailPage({
  crumbs,
  isEnglish = false,
  meta,
  title,
  lead,
  picture,
  seal,
  actions,
  children,
}: {
  crumbs: readonly Crumb[];
  isEnglish?: boolean;
  meta?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  picture?: ReactNode;
  seal?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageHeader
        breadcrumb={<Crumbs parents={crumbs.slice(0, -1)} page={crumbs.length === 1 ? crumbs[0]?.label : undefined} />}
        meta={meta}
        title={title}
        lead={lead}
        picture={picture}
        seal={seal}
        frame={isEnglish ? (heading) => <UntranslatedFrame isEnglish>{heading}</UntranslatedFrame> : undefined}
      >
        {actions}
      </PageHeader>
      {children}
    </>
  );
}
