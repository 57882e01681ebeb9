import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { readWords } from '#app/page/answer/read-words.ts';
import { SaidLine } from '#app/page/answer/said-line.tsx';
import { Crumbs } from '#app/page/crumbs.tsx';
import { FamilySheet } from '#app/page/family-sheet/family-sheet.tsx';
import { changeFeed } from '#app/page/follow/change-feed.ts';
import { FollowBox } from '#app/page/follow/follow-box.tsx';
import { readParameters } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { labelled } from '#app/page/page-text.ts';
import { QuestionsLink } from '#app/page/questions-link.tsx';
import { RelatedSection } from '#app/page/related-section.tsx';
import { useRootData } from '#app/page/root-data.ts';
import { rememberedChoice } from '#app/page/sheet-choice/sheet-choice.ts';
import { CheckModelBar, CheckModelLink } from '#app/page/thumb-bar.tsx';
import { ShareMenu } from '#app/shell/share-menu.tsx';
import { followNotice } from '#features/alerts/alert-texts.server.ts';
import { findFamily, listFamilyNames, listRelatedFamilies } from '#features/finder/families/find-family.server.ts';
import { readSheetFor } from '#features/finder/flow/read-sheet-for.ts';
import { narrowedBy, wordsThatDecide } from '#features/finder/flow/said-facts.ts';
import { loadFinder } from '#features/finder/load-finder.server.ts';
import { drawUpFamilySheet } from '#features/finder/sheet/draw-up-family-sheet.server.ts';
import { enquiryWords } from '#features/requirements/sheet/enquiry-words.server.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/family';
import { FamilyChoice } from './family-choice.tsx';
import { FamilyFacts } from './family-facts.tsx';
import { familySheetAddress, sheetForQuery } from './sheet-for.ts';
import { thingOf } from './thing-of.ts';

export const handle = {
  parameters: ['audience', 'size'],
  values: { audience: 'india|import', size: 'large|small|micro' },
  uncached: ['q'],
  sheet: true,
} as const;

/** How many names a page shows; the search knows them all. */
const mostNames = 16;

const index = { label: msg`Approval finder`, to: '/approval-finder' };

function crumbsOf({ name, slug }: { name: string; slug: string }) {
  return [index, { label: name, to: `/approval-finder/${slug}` }];
}

export function meta(args: Route.MetaArgs) {
  const { family, thing, sheet } = args.loaderData;
  const verdicts = sheet.verdicts.map(({ label, words }) => labelled(label, words));
  return pageMeta(args, {
    title: msg`Approvals for ${thing} in India`,
    description: verdicts,
    verdicts,
    keywords: family.names.slice(0, 8).join(', '),
    crumbs: crumbsOf(family),
    feeds: [changeFeed('family', family.slug)],
  });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const stored = await findFamily(params.family, language);
  if (!stored) throw data(null, { status: 404 });
  const read = readParameters(request, handle);
  const { q, said } = readWords(request, read('q'));
  const sheetFor = readSheetFor(read);
  const given = narrowedBy(said, (await loadFinder(language)).facts);
  const [sheet, names, related] = await Promise.all([
    drawUpFamilySheet(stored, { sheetFor, given, language }),
    listFamilyNames(stored, language),
    listRelatedFamilies(stored, language),
  ]);
  const { slug, name, group, groupName, definition, codes } = stored;
  const thing = language === 'en' ? thingOf(name, group) : name;
  const family = {
    slug,
    name,
    groupName,
    definition,
    names: names.slice(0, mostNames),
    codes: codes.map(({ code, relation }) => ({ code, relation })),
  };
  const enquiry = enquiryWords({ name, ...sheetFor }, language);
  const words = { q, said: wordsThatDecide(said, sheetFor.reader) };
  return { family, thing, sheet, related, enquiry, words, followNotice: followNotice(language) };
}

export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  const choice = rememberedChoice(request);
  if (choice) throw redirect(`/approval-finder/${params.family}${choice}`);
  return serverLoader();
}

export default function Family({ loaderData }: Route.ComponentProps) {
  const { family, thing, sheet, related, words } = loaderData;
  const { t } = useLingui();
  const siteName = useRootData()?.siteName ?? '';
  const { slug, groupName, definition } = family;
  const { reader, size } = sheet;
  const query = sheetForQuery({ reader, size });
  return (
    <>
      <Container className="pt-5 pb-8 md:pt-8 print:py-0">
        <div className="no-print mb-4">
          <Crumbs parents={crumbsOf(family).slice(0, -1)} />
        </div>
        <FamilySheet
          sheet={sheet}
          siteName={siteName}
          title={
            <>
              <p className="text-sm text-ink-2">
                <OwnText text={groupName} />
              </p>
              <h1 className="mt-2 text-start">
                <Trans>
                  Approvals for <OwnText text={thing} /> in India
                </Trans>
              </h1>
              <SaidLine said={words.said} without={familySheetAddress(slug, { reader, size })} />
            </>
          }
          meaning={{ name: thing, definition }}
          choice={<FamilyChoice slug={slug} sheetFor={{ reader, size }} bySize={sheet.dependsOnSize} q={words.q} />}
          action={
            <div className="no-print mt-5">
              <QuestionsLink slug={slug} sheet={sheet} q={words.q} />
              <CheckModelLink />
            </div>
          }
        />
        <div className="no-print mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
          <ShareMenu
            id="share-family"
            title={family.name}
            query={query && `?${query}`}
            className={buttonClass('quiet')}
          />
          {/* The file is that of the whole family. */}
          {!words.q && (
            <a
              href={familySheetAddress(slug, { reader, size }, { file: '/summary.pdf' })}
              className={buttonClass('quiet')}
            >
              <Icon name="download" size={16} />
              PDF
            </a>
          )}
        </div>
      </Container>
      <FamilyFacts family={family} orders={sheet.orders} />
      <FollowBox kind="family" slug={slug} notice={loaderData.followNotice} />
      <RelatedSection
        id="related-families"
        title={t`Related products`}
        items={related.map((other) => ({
          key: other.slug,
          card: (
            <TextLink to={`/approval-finder/${other.slug}`}>
              <OwnText text={other.name} />
            </TextLink>
          ),
        }))}
      />
      <CheckModelBar />
    </>
  );
}
