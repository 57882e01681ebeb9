import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Form } from 'react-router';
import { listWords } from '#core/text/list-words.ts';
import { answersAddress, answersBeside } from '#features/finder/flow/answers-address.ts';
import type { Step, StepQuestion } from '#features/finder/flow/step.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { OwnText, SearchTerm } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOnNavigate } from '#ui/use-on-navigate.ts';
import { AnswerFields } from './answer-fields.tsx';
import { Ledger } from './ledger.tsx';
import { StatedAnswers } from './stated-answers.tsx';

export type AnsweredFamily = { slug: string; name: string; definition: string; thing: string };
type Props = { family: AnsweredFamily; question: StepQuestion; step: Step; q: string; path: string };

/**
 * One question with what its words mean and why it is asked; beside it, how far the approvals are settled.
 * @param path of the page about the family
 */
export function QuestionScreen({ family, question, step, q, path }: Props) {
  const { slug, name } = family;
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading is what has changed; a reader of the screen hears the new question.
  useOnNavigate(() => heading.current?.focus({ preventScroll: true }));
  const { place, following, given, previous } = step;
  const number = place + 1;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <p className="text-sm text-ink-2">
          <TextLink to={path}>
            <OwnText text={name} />
          </TextLink>
          {' · '}
          <Trans>Question {number}</Trans>
          {following > 0 && (
            <>
              {' · '}
              <Plural value={following} one="at most # more" other="at most # more" />
            </>
          )}
        </p>
        <h1 ref={heading} id="question" tabIndex={-1} className="mt-3 max-w-2xl text-start outline-none">
          {question.ask}
        </h1>
        {question.help && (
          <p id="question-help" className="mt-3 max-w-2xl text-lg text-pretty text-ink-2">
            {question.help}
          </p>
        )}
        <QuestionForm key={question.name} slug={slug} question={question} step={step} q={q} />
        <WhyAsked question={question} />
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
          {previous ? (
            <TextLink to={answersAddress(slug, given, { q, change: previous })} rel="nofollow">
              <Trans>Back</Trans>
            </TextLink>
          ) : (
            <TextLink to={path}>
              <Trans>Back</Trans>
            </TextLink>
          )}
          <TextLink to={answersAddress(slug, given, { q, show: true })} rel="nofollow">
            <Trans>Show my sheet now</Trans>
          </TextLink>
        </p>
      </div>
      <div className="stack-8">
        <Ledger step={step} />
        <StatedAnswers slug={slug} step={step} q={q} />
      </div>
    </div>
  );
}

/** A plain GET form: the answers so far stand in it, so that it works without script and each step has an address. */
function QuestionForm({ slug, question, step, q }: { slug: string } & Omit<Props, 'family' | 'path'>) {
  const { name, fault, suggestedBy } = question;
  const others = answersBeside(step.given, name);
  const words = suggestedBy && <SearchTerm text={suggestedBy} />;
  return (
    <Form method="get" action={`/approval-finder/${slug}/answers`} className="mt-6 max-w-2xl">
      {q && <input type="hidden" name="q" value={q} />}
      {others.flatMap(([other, values]) =>
        values.map((value) => <input key={other + value} type="hidden" name={other} value={value} />),
      )}
      <input type="hidden" name="asked" value={name} />
      {words && (
        <p className="mb-3 border-s-2 border-gold ps-3">
          <Trans>From your words: {words}. Is that right?</Trans>
        </p>
      )}
      <AnswerFields question={question} />
      {fault && (
        <div className="mt-2">
          <FieldNotes id="answer" error={<FaultWords fault={fault} />} />
        </div>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        <Button type="submit">
          <Trans>Next</Trans>
        </Button>
        <LinkButton
          variant="secondary"
          to={answersAddress(slug, [...others, [name, ['unknown']]], { q })}
          rel="nofollow"
        >
          <Trans>I don’t know</Trans>
        </LinkButton>
      </p>
    </Form>
  );
}

function FaultWords({ fault }: { fault: NonNullable<StepQuestion['fault']> }) {
  switch (fault) {
    case 'no-choice':
      return <Trans>Choose one of these answers, or say that you don’t know.</Trans>;
    case 'no-number':
      return <Trans>Enter a number, such as 750 or 2.5.</Trans>;
    case 'none-and-more':
      return <Trans>“None” and another answer cannot both be right. Choose either.</Trans>;
    case 'contradiction':
      return <Trans>You said that it has no battery, and also something about its battery. Which is right?</Trans>;
  }
}

function WhyAsked({ question: { why, decides } }: { question: StepQuestion }) {
  const { i18n } = useLingui();
  const names = listWords(decides, i18n.locale);
  if (!why && decides.length === 0) return null;
  return (
    <section aria-labelledby="why" className="mt-8 max-w-2xl border-t border-rule pt-4">
      <h2 id="why" className="text-lg">
        <Trans>Why we ask</Trans>
      </h2>
      <p className="mt-1 text-ink-2">
        {why} {decides.length > 0 && <Trans>Your answer helps to settle: {names}.</Trans>}
      </p>
    </section>
  );
}
