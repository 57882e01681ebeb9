import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { languageContext } from '#app/context.server.ts';
import { BackButton } from '#app/page/back-button.tsx';
import { DetailPage } from '#app/page/detail-page.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { longDate } from '#core/time/dates.ts';
import { type ReadReport, readAnswersReport } from '#features/finder/how-right/read-answers-report.server.ts';
import { FactList } from '#ui/fact-list.tsx';
import { SentenceBlank } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/how-right';
import { SectorTable } from './sector-table.tsx';
import { Strangers } from './strangers.tsx';
import { UnseenTable } from './unseen-table.tsx';
import { WithAnswers } from './with-answers.tsx';
import { WrongAnswers } from './wrong-answers.tsx';

const title = msg`How right our answers are`;
const crumbs = [
  { label: msg`Approval finder`, to: '/approval-finder' },
  { label: title, to: '/approval-finder/how-right' },
];

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title,
    description: msg`How often the approval finder is right, how often it leaves open what could be decided, and what it gets wrong, measured by sector.`,
    crumbs,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { report: await readAnswersReport(context.get(languageContext)) };
}

/** What the measure of the answers found, in the words of somebody who has to rely on them. */
export default function HowRight({ loaderData: { report } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { products, total, measuredOn, leftOpen } = report;
  const answers = total.answers;
  const day = longDate(measuredOn, i18n.locale);
  return (
    <DetailPage
      crumbs={crumbs}
      title={<Trans>How right our answers are</Trans>}
      lead={
        <Trans>
          We ask the finder for {products} products in three wordings each, and compare its {answers} answers with what
          was drawn up beforehand.
        </Trans>
      }
      meta={<Trans>Measured on {day}</Trans>}
      actions={<BackButton to="/approval-finder" />}
    >
      <Container className="stack-14 py-8 md:py-12">
        <Part id="words" title={<Trans>What the words mean</Trans>}>
          <FactList
            facts={[
              {
                term: t`Right`,
                value: t`The answer says of each approval what we had expected, and leaves nothing open.`,
              },
              {
                term: t`Honest`,
                value: t`Nothing in it is wrong, but up to three approvals are left open until you answer questions about your product, or the page first asks which product you mean.`,
              },
              { term: t`Too vague`, value: t`Nothing in it is wrong, but more than three approvals are left open.` },
              {
                term: t`Wrong`,
                value: t`An approval that applies is not named, or one is called certain that does not apply.`,
              },
              {
                term: t`Dangerous`,
                value: t`The part of the wrong answers that matters most: an approval that applies is not named, so goods could be stopped.`,
              },
            ]}
          />
          <p>
            <Trans>
              The first answer knows only what you typed. It therefore leaves open what depends on your model, such as
              its radio or its battery, and the questions that follow settle it.
            </Trans>
          </p>
        </Part>
        <Part id="targets" title={<Trans>Against our targets</Trans>}>
          <Strangers {...report} />
        </Part>
        <Part id="sectors" title={<Trans>Our own products, by sector</Trans>}>
          <SectorTable report={report} />
        </Part>
        <Part id="wrong" title={<Trans>What we get wrong</Trans>}>
          <WrongAnswers wrong={report.wrong} dangerous={total.dangerous} />
        </Part>
        <Part id="answered" title={<Trans>Once the questions are answered</Trans>}>
          <WithAnswers report={report.withAnswers} />
        </Part>
        <Part id="open" title={<Trans>What we leave open most often</Trans>}>
          <FactList
            facts={leftOpen.map(({ approval, count }) => ({
              term: approval,
              value: t`${count} of ${answers} answers`,
            }))}
          />
        </Part>
        <Part id="unseen" title={<Trans>Words that the finder had never met</Trans>}>
          <UnseenTable unseen={report.unseen} />
        </Part>
        <Part id="limits" title={<Trans>What these figures cannot say</Trans>}>
          <p>
            <Trans>
              The expected answers were drawn up from the official lists and orders without looking at our rules. No
              expert outside our office has checked them yet, so where the two differ, either may be wrong. Approvals
              that depend on the packing alone are not judged.
            </Trans>
          </p>
          <p>
            <Trans>
              What the measure found was then mended: names, rules, and expected answers where they were mistaken. So
              the figures say more of these products than of others.
            </Trans>
            <SentenceBlank />
            <FirstMeasure {...report.firstMeasure} />
          </p>
          <p>
            <Trans>
              Have you found a wrong answer? <TextLink to="/contact">Tell us</TextLink>, and we will look into it.
            </Trans>
          </p>
        </Part>
      </Container>
    </DetailPage>
  );
}

function FirstMeasure({ products, ...shares }: ReadReport['firstMeasure']) {
  const { i18n } = useLingui();
  const rightOrHonest = i18n.number(shares.rightOrHonest);
  const right = i18n.number(shares.right);
  return (
    <Trans>
      When {products} of them were first tried, before anything was mended, {rightOrHonest}% of the answers were right
      or honest and {right}% right.
    </Trans>
  );
}

function Part({ id, title: heading, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="stack-6">
      <h2 id={id} className="scroll-mt-24 text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
