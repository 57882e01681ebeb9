import { Trans, useLingui } from '@lingui/react/macro';
import { answersAddress } from '#features/finder/flow/answers-address.ts';
import type { StatedAnswer, Step } from '#features/finder/flow/step.ts';
import { OwnText, SearchTerm } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Props = { slug: string; step: Step; q: string };

/** What somebody has answered, and what is taken for granted; each can be changed. */
export function StatedAnswers({ slug, step, q }: Props) {
  const { answers, presumed } = step;
  const { t } = useLingui();
  const list = (shown: readonly StatedAnswer[]) => <AnswerList slug={slug} step={step} q={q} shown={shown} />;
  return (
    <section aria-label={t`Your answers`} className="stack-6 print:mt-3 print:text-xs">
      {answers.length > 0 && (
        <div className="print:my-0">
          <h2 className="text-lg print:inline print:text-xs">
            <Trans>Your answers</Trans>
          </h2>
          {list(answers)}
        </div>
      )}
      {presumed.length > 0 && (
        <div className="print:my-0">
          <h2 className="text-lg print:inline print:text-xs">
            <Trans>Taken for granted</Trans>
          </h2>
          {list(presumed)}
        </div>
      )}
    </section>
  );
}

function AnswerList({ slug, step: { given }, q, shown }: Props & { shown: readonly StatedAnswer[] }) {
  return (
    <dl className="mt-2 border-b border-rule print:inline print:border-0">
      {shown.map(({ name, label, words, saidBy }) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-t border-rule py-2 print:ms-4 print:inline-flex print:border-0 print:py-0"
        >
          <dt className="text-sm text-ink-2 print:text-xs">{label}</dt>
          <dd className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0">
              {words ? <OwnText text={words} /> : <Trans>You don’t know</Trans>}
              {saidBy && <SaidBy text={saidBy} />}
            </span>
            <TextLink to={answersAddress(slug, given, { q, change: name })} rel="nofollow" className="no-print text-sm">
              <Trans>
                Change<span className="sr-only">: {label}</span>
              </Trans>
            </TextLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Nobody has chosen it, so it is said where it comes from. */
function SaidBy({ text }: { text: string }) {
  const words = <SearchTerm text={text} />;
  return (
    <span className="block text-sm text-ink-2 print:inline print:text-xs">
      {' '}
      <Trans>From your words: {words}</Trans>
    </span>
  );
}
