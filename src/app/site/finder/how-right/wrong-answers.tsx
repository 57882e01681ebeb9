import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listWords } from '#core/text/list-words.ts';
import type { ReadReport } from '#features/finder/how-right/read-answers-report.server.ts';
import { OwnText, SentenceBlank } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Props = { wrong: ReadReport['wrong']; dangerous: number };

/** Each wrong answer: what was typed, what we took it for, and what is wrong. */
export function WrongAnswers({ wrong, dangerous }: Props) {
  const count = wrong.length;
  return (
    <>
      <p>
        <Plural
          value={count}
          _0="No answer was wrong."
          one="One answer was wrong. Here it is."
          other="# answers were wrong. Here is each of them."
        />
        <SentenceBlank />
        <Plural
          value={dangerous}
          _0="None of them left out an approval that applies."
          one="One of them left out an approval that applies."
          other="# of them left out an approval that applies."
        />
      </p>
      <ul className="border-b border-rule">
        {wrong.map((answer) => (
          <li
            key={`${answer.phrase} ${answer.family?.slug ?? ''}`}
            className="grid gap-x-10 gap-y-1 border-t border-rule py-3 md:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <bdi className="wrap-anywhere font-semibold">
              <OwnText text={answer.phrase} from="lists" />
            </bdi>
            <Fault {...answer} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Fault({ family, missing, certain, misdated }: ReadReport['wrong'][number]) {
  const { i18n } = useLingui();
  const left = listWords(missing, i18n.locale);
  const added = listWords(certain, i18n.locale);
  const isSilent = !family && missing.length === 0;
  return (
    <div className="stack-1 min-w-0">
      {family && (
        <p>
          <Trans>
            We took it for:{' '}
            <TextLink to={`/approval-finder/${family.slug}`}>
              <OwnText text={family.name} />
            </TextLink>
          </Trans>
        </p>
      )}
      {missing.length > 0 && (
        <p>
          <Trans>Applies, and we did not name it: {left}</Trans>
        </p>
      )}
      {certain.length > 0 && (
        <p>
          <Trans>Called certain, and does not apply: {added}</Trans>
        </p>
      )}
      {misdated.length > 0 && <Misdated left={listWords(misdated, i18n.locale)} />}
      {isSilent && (
        <p>
          <Trans>The right product was not among the first five.</Trans>
        </p>
      )}
    </div>
  );
}

function Misdated({ left }: { left: string }) {
  return (
    <p>
      <Trans>Another day than we had expected: {left}</Trans>
    </p>
  );
}
