import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { Crumbs } from '#app/page/crumbs.tsx';
import { type PageHandle, readParameters } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { labelled } from '#app/page/page-text.ts';
import { longestShown } from '#app/page/search-address.ts';
import { plainLine } from '#core/text/plain-text.ts';
import { readQuery } from '#features/families/match/read-query.ts';
import { findAnswered } from '#features/finder/families/find-family.server.ts';
import { familyPath } from '#features/finder/flow/answers-address.ts';
import { askedFacts, severalFacts } from '#features/finder/flow/asked-facts.ts';
import { findStep } from '#features/finder/flow/find-step.server.ts';
import { modelWords } from '#features/finder/flow/model-words.server.ts';
import { readSheetFor } from '#features/finder/flow/read-sheet-for.ts';
import { audienceSaid, carriedQuery } from '#features/finder/flow/said-facts.ts';
import { unknownProduct } from '#features/finder/unknown-product.ts';
import { Container } from '#ui/section.tsx';
import { thingOf } from '../thing-of.ts';
import type { Route } from './+types/answers';
import { AnsweredSheet } from './answered-sheet.tsx';
import { QuestionScreen } from './question-screen.tsx';

export const handle = {
  parameters: ['audience', 'size'],
  values: { audience: 'india|import', size: 'large|small|micro' },
  uncached: [...askedFacts, 'q', 'change', 'asked', 'show'],
  several: severalFacts,
  unlisted: true,
  enquiry: 'folded',
} as const satisfies PageHandle;

const index = { label: msg`Approval finder`, to: '/approval-finder' };

function crumbsOf({ name, slug }: { name: string; slug: string }) {
  return [
    index,
    ...(slug === unknownProduct ? [] : [{ label: name, to: familyPath(slug) }]),
    { label: msg`Questions`, to: `/approval-finder/${slug}/answers` },
  ];
}

export function meta(args: Route.MetaArgs) {
  const { family, step } = args.loaderData;
  const { name } = family;
  const title = titleOf(step.question, name);
  const verdicts = step.sheet?.verdicts.map(({ label, words }) => labelled(label, words));
  const description =
    verdicts ?? msg`Answer a few questions and see which approvals your product needs in India: ${name}.`;
  return pageMeta(args, { title, description, crumbs: crumbsOf(family) });
}

/** Somebody who hears the page is told by its title that the answer has not been taken. */
function titleOf(question: { ask: string; fault: unknown } | null, name: string) {
  if (!question) return msg`Your sheet: ${name}`;
  const { ask, fault } = question;
  return fault ? msg`Error: ${ask} – ${name}` : msg`${ask} – ${name}`;
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const stored = await findAnswered(params.family, language);
  if (!stored) throw data(null, { status: 404 });
  const given = readParameters(request, handle);
  const q = plainLine(given('q').slice(0, longestShown));
  const suggested = readQuery(q).facts;
  const read: typeof given = (name) =>
    given(name) || (name === 'audience' && !given('size') ? audienceSaid(suggested) : '');
  const sheetFor = readSheetFor(read);
  const step = await findStep(
    stored,
    {
      read,
      sheetFor,
      change: read('change'),
      pressed: read('asked'),
      wantsSheet: read('show') === 'sheet',
      suggested,
    },
    language,
  );
  const { slug, name, group, definition } = stored;
  return {
    q,
    path: familyPath(slug) + (slug === unknownProduct ? '' : carriedQuery(q, suggested)),
    step,
    family: {
      slug,
      name,
      definition,
      thing: language === 'en' && slug !== unknownProduct ? thingOf(name, group) : name,
    },
    // An enquiry about an unknown product names it as its sender has searched for it.
    enquiry: modelWords({ name: (slug === unknownProduct && q) || name, ...sheetFor }, step.answers, language),
  };
}

export default function Answers({ loaderData }: Route.ComponentProps) {
  const { family, step, q, path } = loaderData;
  const { question, sheet } = step;
  return (
    <Container className="pt-5 pb-12 md:pt-8 print:py-0">
      <div className="no-print mb-4">
        <Crumbs parents={crumbsOf(family).slice(0, -1)} />
      </div>
      {question && <QuestionScreen {...{ family, question, step, q, path }} />}
      {sheet && <AnsweredSheet family={family} sheet={sheet} step={step} q={q} />}
    </Container>
  );
}
