import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { languageContext } from '#app/context.server.ts';
import { Crumbs } from '#app/page/crumbs.tsx';
import { LateForm } from '#app/page/late-form/late-form.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { rootOf, useRootData } from '#app/page/root-data.ts';
import { organisation } from '#app/page/structured-data.ts';
import { FaultView } from '#app/system/fault-view.tsx';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { longDate, todayInIndia } from '#core/time/dates.ts';
import { getContact } from '#features/contact/get-contact.server.ts';
import { getOrganisationFacts } from '#features/site/settings.server.ts';
import { Container, PageHeader } from '#ui/section.tsx';
import type { Route } from './+types/contact';
import { Letterhead } from './letterhead.tsx';
import { OfficeHours } from './office-hours.tsx';
import { OfficeMap } from './office-map.tsx';
import { PlainLetter } from './plain-letter.tsx';

const loadForm = () =>
  withAccountTexts(import('#app/lead-forms/contact-form.tsx').then((module) => module.ContactForm));

const crumbs = [{ label: msg`Contact`, to: '/contact' }];

export const handle = { enquiry: 'none' } as const satisfies PageHandle;

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args;
  const root = rootOf(args);
  return pageMeta(args, {
    title: msg`Contact`,
    edited: loaderData?.page?.seo,
    crumbs,
    noindex: !loaderData,
    ...(root && loaderData && { structuredData: organisation(root.publicUrl, loaderData.facts) }),
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [{ page, office }, facts] = await Promise.all([getContact(language), getOrganisationFacts(language)]);
  return {
    page: page && { seo: page.seo, title: page.title, lead: page.tagLine },
    office,
    facts,
    date: longDate(todayInIndia(), language),
  };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { page, office, facts, date } = loaderData;
  const root = useRootData();
  return (
    <>
      <PageHeader
        breadcrumb={<Crumbs parents={[]} page={crumbs[0]?.label} />}
        title={page?.title ?? <Trans>Contact</Trans>}
        lead={page?.lead}
      />
      <Container className="py-8 md:py-12">
        <div className="border border-t-2 border-rule border-t-gold bg-sheet">
          <Letterhead name={facts.name} office={office} />
          <div className="grid lg:grid-cols-12">
            <div className="px-5 py-8 md:px-10 md:py-10 lg:col-span-8">
              <LateForm action={`${root?.callBase ?? ''}/contact-form`} load={loadForm} props={{ date }}>
                <PlainLetter date={date} />
              </LateForm>
            </div>
            <OfficeHours office={office} />
          </div>
        </div>
      </Container>
      {office.map && (
        <Container className="py-8 md:py-12">
          <OfficeMap map={office.map} note={office.mapNote} />
        </Container>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <FaultView title={<Trans>Error fetching contact data</Trans>} />;
}
