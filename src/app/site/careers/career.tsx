import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { languageContext } from '#app/context.server.ts';
import { Crumbs } from '#app/page/crumbs.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { listOpenings } from '#features/careers/list-openings.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { getCareerContact } from '#features/site/settings.server.ts';
import { Prose } from '#ui/own-language.tsx';
import { Container, PageHeader } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/career';
import { ApplicantContact } from './applicant-contact.tsx';
import { Application } from './application.tsx';
import { OpeningsBoard } from './openings-board.tsx';

export const handle = { enquiry: 'folded' } as const satisfies PageHandle;

const crumbs = [{ label: msg`Career`, to: '/career' }];

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: msg`Career`,
    description: msg`Current openings, and a form with which you can share your profile.`,
    edited: args.loaderData.page?.seo,
    crumbs,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [page, openings, { email, whatsapp }] = await Promise.all([
    findPage('career', language),
    listOpenings(language),
    getCareerContact(language),
  ]);
  return {
    page: page && { seo: page.seo, title: page.title, lead: page.tagLine, content: page.content },
    openings,
    contact: { email, whatsapp },
  };
}

export default function Career({ loaderData }: Route.ComponentProps) {
  const { page, openings, contact } = loaderData;
  return (
    <>
      <PageHeader
        breadcrumb={<Crumbs parents={[]} page={crumbs[0]?.label} />}
        title={page?.title ?? <Trans>Career</Trans>}
        lead={page?.lead}
      />
      <Container className="grid gap-x-12 gap-y-12 py-8 md:py-12 lg:grid-cols-12">
        {/* The announcements come first on phones and for screen readers, the application is on the left beside them. */}
        <div className="min-w-0 stack-8 lg:col-span-8 lg:col-start-5 lg:row-start-1">
          {page?.content && <Prose html={page.content} className="border-s-4 border-gold ps-5 text-base" />}
          <OpeningsBoard openings={openings} contact={contact} />
          <p>
            <TextLink to="/career-at-bl">
              <Trans>What you can learn here, and what we offer</Trans>
            </TextLink>
          </p>
        </div>
        <section
          aria-labelledby="profile-title"
          className="no-print min-w-0 lg:col-span-4 lg:col-start-1 lg:row-start-1"
        >
          <h2 id="profile-title">
            <Trans>Share Your Profile</Trans>
          </h2>
          <p className="mt-3 mb-6 text-ink-2">
            <Trans>No post fits? Tell us what you do, and we will write when one does.</Trans>
          </p>
          <Application heading="Share Your Profile" />
          <div className="mt-8 border-t border-rule pt-5">
            <h3>
              <Trans>Would you rather write?</Trans>
            </h3>
            <ApplicantContact contact={contact} />
          </div>
        </section>
      </Container>
    </>
  );
}
