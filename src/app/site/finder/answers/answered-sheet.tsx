import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFormAction } from '#app/calls/use-form-action.ts';
import { FamilySheet } from '#app/page/family-sheet/family-sheet.tsx';
import { useRootData } from '#app/page/root-data.ts';
import { CheckModelBar, CheckModelLink } from '#app/page/thumb-bar.tsx';
import { answersAddress } from '#features/finder/flow/answers-address.ts';
import type { Given, Step } from '#features/finder/flow/step.ts';
import type { FamilySheet as Sheet } from '#features/finder/sheet/family-sheet.ts';
import { Button } from '#ui/button.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOnNavigate } from '#ui/use-on-navigate.ts';
import { Course } from './course.tsx';
import type { AnsweredFamily } from './question-screen.tsx';
import { RowDetails } from './row-details.tsx';
import { StatedAnswers } from './stated-answers.tsx';

type Props = { family: AnsweredFamily; sheet: Sheet; step: Step; q: string; isKept?: boolean };

/**
 * The sheet of somebody's own product, with his answers in the margin and what is still open above it.
 * @param isKept whether it has an address of its own already
 */
export function AnsweredSheet({ family, sheet, step, q, isKept = false }: Props) {
  const siteName = useRootData()?.siteName ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  useOnNavigate(() => heading.current?.focus({ preventScroll: true }));
  const { slug, definition, thing } = family;
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 print:gap-y-2 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <FamilySheet
          sheet={sheet}
          siteName={siteName}
          isOwn
          detailsOf={(row) => row.details && <RowDetails name={row.name} details={row.details} />}
          title={
            <h1 ref={heading} tabIndex={-1} className="text-start outline-none">
              <Trans>
                What your product needs: <OwnText text={thing} />
              </Trans>
            </h1>
          }
          meaning={{ name: thing, definition }}
          action={<CheckModelLink />}
        >
          {sheet.course && <Course course={sheet.course} />}
        </FamilySheet>
        <div className="stack-8">
          {!isKept && <KeepForm slug={slug} given={step.given} />}
          <Unanswered slug={slug} step={step} q={q} />
          <StatedAnswers slug={slug} step={step} q={q} />
        </div>
      </div>
      <CheckModelBar />
    </>
  );
}

/** What would settle more, each with its question. */
function Unanswered({ slug, step: { unanswered, given }, q }: Pick<Props, 'step' | 'q'> & { slug: string }) {
  if (unanswered.length === 0) return null;
  return (
    <section aria-labelledby="unanswered" className="no-print">
      <h2 id="unanswered" className="text-lg">
        <Trans>Still open</Trans>
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        <Trans>An answer to one of these settles more.</Trans>
      </p>
      <ul className="mt-2 border-b border-rule">
        {unanswered.map(({ name, label }) => (
          <li key={name} className="border-t border-rule">
            <TextLink to={answersAddress(slug, given, { q, change: name })} rel="nofollow" className="block py-2">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Gives a sheet an address of its own. A plain form, so that it works without script, leads on to that address. */
function KeepForm({ slug, given }: { slug: string; given: Given }) {
  const formAction = useFormAction();
  const [, answers = ''] = answersAddress(slug, given).split('?');
  return (
    <form method="post" action={formAction('/finder/sheets')} className="no-print">
      <input type="hidden" name="family" value={slug} />
      <input type="hidden" name="answers" value={answers} />
      <Button type="submit" variant="secondary">
        <Trans>Keep this sheet</Trans>
      </Button>
      <p className="mt-2 text-sm text-ink-2">
        <Trans>It gets an address that stays, and that says later what has changed since.</Trans>
      </p>
    </form>
  );
}
