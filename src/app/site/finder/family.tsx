import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { Crumbs } from '#app/page/crumbs.tsx';
import { FamilySheet } from '#app/page/family-sheet/family-sheet.tsx';
import { readParameters } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { RelatedSection } from '#app/page/related-section.tsx';
import { useRootData } from '#app/page/root-data.ts';
import { findFamily, listFamilyNames, listRelatedFamilies } from '#features/finder/find-family.server.ts';
import { drawUpFamilySheet } from '#features/finder/sheet/draw-up-family-sheet.server.ts';
import { readSheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { buttonClass } from '#ui/button.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/family';
import { FamilyChoice } from './family-choice.tsx';
import { FamilyFacts } from './family-facts.tsx';
import { thingOf } from './thing-of.ts';

export const handle = {
  parameters: ['audience', 'size'],
  values: { audience: 'india|import', size: 'large|small|micro' },
} as const;

/** How many names a page shows; the search knows them all. */
const mostNames = 16;

const index = { label: msg`Approval finder`, to: '/approval-finder' };

function crumbsOf({ name, slug }: { name: string; slug: string }) {
  return [index, { label: name, to: `/approval-finder/${slug}` }];
}

export function meta(args: Route.MetaArgs) {
  const { family, thing, sheet } = args.loaderData;
  const verdict = sheet.verdicts.map(({ label, words }) => `${label}: ${words}`).join(' ');
  return pageMeta(args, {
    title: msg`Approvals for ${thing} in India`,
    description: verdict,
    keywords: family.names.slice(0, 8).join(', '),
    crumbs: crumbsOf(family),
  });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const found = await findFamily(params.family, language);
  if (!found) throw data(null, { status: 404 });
  const read = readParameters(request, handle);
  const size = readSize(read('size'));
  const reader = size ? 'india' : readSheetReader(read('audience'));
  const [sheet, names, related] = await Promise.all([
    drawUpFamilySheet(found, { sheetFor: { reader, size }, language }),
    listFamilyNames(found, language),
    listRelatedFamilies(found, language),
  ]);
  const { slug, name, group, groupName, definition, codes } = found;
  const thing = language === 'en' ? thingOf(name, group) : name;
  const family = {
    slug,
    name,
    groupName,
    definition,
    names: names.slice(0, mostNames),
    codes: codes.map(({ code, relation }) => ({ code, relation })),
  };
  return { family, thing, sheet, related };
}

const readSize = (given: string) => (given === 'large' || given === 'small' || given === 'micro' ? given : null);

export default function Family({ loaderData }: Route.ComponentProps) {
  const { family, thing, sheet, related } = loaderData;
  const { t } = useLingui();
  const siteName = useRootData()?.siteName ?? '';
  const { slug, groupName, definition } = family;
  const { reader, size } = sheet;
  return (
    <>
      <Container className="pt-5 pb-8 md:pt-8">
        <div className="no-print mb-4">
          <Crumbs parents={crumbsOf(family).slice(0, -1)} />
        </div>
        <FamilySheet
          sheet={sheet}
          siteName={siteName}
          title={
            <>
              <p className="text-sm font-semibold text-ink-2">
                <OwnText text={groupName} />
              </p>
              <h1 className="mt-2 text-start">
                <Trans>
                  Approvals for <OwnText text={thing} /> in India
                </Trans>
              </h1>
              <p className="mt-2 text-ink-2">
                <OwnText text={definition} />
              </p>
            </>
          }
          choice={<FamilyChoice slug={slug} sheetFor={{ reader, size }} bySize={sheet.dependsOnSize} />}
          action={
            <p className="no-print mt-5">
              <a href="#enquiry-title" className={buttonClass('primary')}>
                <Trans>Have your model checked</Trans>
              </a>
            </p>
          }
        />
      </Container>
      <FamilyFacts family={family} orders={sheet.orders} />
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
    </>
  );
}
