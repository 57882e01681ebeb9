import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { languageContext } from '#app/context.server.ts';
import { DetailPage } from '#app/page/detail-page.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { rootOf } from '#app/page/root-data.ts';
import { organisation } from '#app/page/structured-data.ts';
import { UntranslatedBands } from '#app/page/untranslated-frame.tsx';
import { listMilestones, listTeam } from '#features/about/about.server.ts';
import { listFirms } from '#features/home/home.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { getOrganisationFacts } from '#features/site/settings.server.ts';
import { Seal } from '#ui/drawings/seal.tsx';
import { useOwnLanguage } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';
import type { Route } from './+types/about';
import { Clients } from './clients.tsx';
import { FounderVoice } from './founder-voice.tsx';
import { Purpose } from './purpose.tsx';
import { Story } from './story.tsx';

const crumbs = [{ label: msg`About`, to: '/about' }];

export function meta(args: Route.MetaArgs) {
  const { page, facts } = args.loaderData;
  const root = rootOf(args);
  return pageMeta(args, {
    title: msg`About`,
    edited: page?.seo,
    crumbs,
    structuredData: root && organisation(root.publicUrl, facts),
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [page, story, vision, mission, founder, years, team, clients, facts] = await Promise.all([
    findPage('about', language),
    findPage('about-story', language),
    findPage('vision', language),
    findPage('mission', language),
    findPage('founder-voice', language),
    listMilestones(language),
    listTeam(language),
    listFirms('customer', language),
    getOrganisationFacts(language),
  ]);
  return {
    page: page && { title: page.title ?? page.name, lead: page.tagLine, seo: page.seo },
    story: story && textOf(story),
    purposes: [vision, mission].flatMap((purpose) => (purpose ? textOf(purpose) : [])),
    founder: founder && textOf(founder),
    years,
    team: team.map(({ name, designation }) => ({ name, designation })),
    clients: clients.map(({ id, imageUrl, imageAlt }) => ({ id, imageUrl, imageAlt })),
    facts,
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { page, story, purposes, founder, years, team, clients } = loaderData;
  return (
    <DetailPage
      crumbs={crumbs}
      title={page?.title ?? <Trans>About</Trans>}
      lead={page?.lead}
      seal={<Seal slug="kasauti" size={160} eager />}
    >
      <UntranslatedBands texts={[story, ...purposes, founder].map((text) => text?.content ?? null)}>
        {story && <Story {...story} years={years} />}
        {purposes.length > 0 && <Purpose purposes={purposes} />}
        {founder && <FounderVoice {...founder} />}
      </UntranslatedBands>
      {team.length > 0 && (
        <Section id="team" title={<Trans>Who answers you</Trans>}>
          <Team members={team} />
        </Section>
      )}
      {clients.length > 0 && (
        <Section id="clients" tone="sheet" title={<Trans>Clients</Trans>}>
          <Clients clients={clients} />
        </Section>
      )}
    </DetailPage>
  );
}

type Text = { slug: string; name: string; title: string | null; tagLine: string | null; content: string | null };

/** What the page shows of a text that editors wrote. */
function textOf({ slug, name, title, tagLine, content }: Text) {
  return { slug, name, title, tagLine, content: content ?? '' };
}

/** The people, by what they do: a register of names and duties. */
function Team({ members }: { members: readonly { name: string; designation: string }[] }) {
  const languageOf = useOwnLanguage();
  return (
    <dl className="grid gap-x-16 border-b border-rule md:grid-cols-2">
      {members.map(({ name, designation }) => (
        <div key={name} className="border-t border-rule py-5">
          <dt {...languageOf(name)} className="font-serif text-xl">
            {name}
          </dt>
          <dd {...languageOf(designation)} className="mt-1 text-ink-2">
            {designation}
          </dd>
        </div>
      ))}
    </dl>
  );
}
