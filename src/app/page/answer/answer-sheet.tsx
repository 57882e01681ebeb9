import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SummarySheet } from '#features/requirements/components/sheet/summary-sheet.tsx';
import { Seal } from '#ui/drawings/seal.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { FamilySheet } from '../family-sheet/family-sheet.tsx';
import { KindRows } from '../family-sheet/kind-rows.tsx';
import { UntranslatedNotes } from '../family-sheet/untranslated-notes.tsx';
import { QuestionsLink, UnknownLink } from '../questions-link.tsx';
import { useRootData } from '../root-data.ts';
import { familyAddress } from '../search-address.ts';
import { UntranslatedFrame, useIsEnglish } from '../untranslated-frame.tsx';
import type { FamilyAnswer, FirstAnswer } from './find-first-answer.server.ts';
import { SaidLine } from './said-line.tsx';

/** What a search is answered with: the short sheet of what it means, or the families among which to choose. */
export function AnswerSheet({ answer, query }: { answer: FirstAnswer; query: string }) {
  const siteName = useRootData()?.siteName ?? '';
  const { carried } = answer;
  if (answer.family) return <FamilyAnswerSheet answer={answer.family} {...{ siteName, query, carried }} />;
  const { product, sheet, verdicts, kind, families } = answer;
  const to = `/products/${product.slug}${carried}`;
  return (
    <SummarySheet
      sheet={sheet}
      verdicts={verdicts}
      siteName={siteName}
      isShort
      title={
        <h2 className="text-start">
          <TextLink to={to} data-result="">
            {product.name}
          </TextLink>
        </h2>
      }
      picture={<Seal slug={product.slug} size={64} eager />}
      choice={
        <p className="mt-4">
          <TextLink to={to} className="font-semibold">
            <Trans>Who must act, under which order, and the sources</Trans>
          </TextLink>
        </p>
      }
    >
      <KindRows {...{ kind, families, query, carried }} />
      <UntranslatedNotes rows={kind?.rows ?? []} />
    </SummarySheet>
  );
}

type FamilyAnswerProps = { answer: FamilyAnswer; siteName: string; query: string; carried: string };

function FamilyAnswerSheet({ answer, siteName, query, carried }: FamilyAnswerProps) {
  const { question, families, further, sheet, isGuess, factWords, isCode } = answer;
  const [first, ...others] = families;
  if (!first) return null;
  const title = isCode ? <Trans>Products that may have this code</Trans> : <Trans>Which product do you mean?</Trans>;
  if (!sheet) return <FamilyChoice title={question ?? title} {...{ families, further, query, carried }} />;
  const name = (
    <TextLink to={familyAddress(first, carried)} data-result="">
      {first.name}
    </TextLink>
  );
  const another = isGuess ? <Trans>Or did you mean one of these?</Trans> : <Trans>Did you mean another product?</Trans>;
  return (
    <>
      <FamilySheet
        sheet={sheet}
        siteName={siteName}
        isShort
        title={
          <>
            {isGuess ? <GuessedTitle name={name} /> : <h2 className="text-start">{name}</h2>}
            <SaidLine said={factWords} without={familyAddress(first)} />
          </>
        }
        choice={
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            <QuestionsLink slug={first.slug} sheet={sheet} q={query} />
            <TextLink to={familyAddress(first, carried)} className="font-semibold">
              <Trans>The whole sheet: what does not apply, customs codes and orders</Trans>
            </TextLink>
          </div>
        }
      />
      {others.length > 0 && <FamilyChoice title={another} families={others} carried={carried} isAside />}
    </>
  );
}

/** Not every word was understood as it was typed, so what follows holds only if this was meant. */
function GuessedTitle({ name }: { name: ReactNode }) {
  return (
    <>
      <h2 className="text-start">
        <Trans>Did you mean {name}?</Trans>
      </h2>
      <p className="mt-2 text-ink-2">
        <Trans>We did not recognise every word. If you meant something else, what follows does not hold for it.</Trans>
      </p>
    </>
  );
}

/** Families to choose from, the likeliest first. */
function FamilyChoice({
  title,
  families,
  further = [],
  carried,
  isAside = false,
  query = '',
}: {
  title: ReactNode;
  families: FamilyAnswer['families'];
  further?: FamilyAnswer['further'];
  carried: string;
  isAside?: boolean;
  query?: string;
}) {
  const isEnglish = useIsEnglish('lists');
  const isFramed = !isAside && families.some(({ definition }) => isEnglish(definition));
  return (
    <section className={isAside ? 'mt-4' : 'fine-frame'} aria-label={typeof title === 'string' ? title : undefined}>
      <h2 className={isAside ? 'text-base' : 'text-2xl'}>{title}</h2>
      {/* Only the definitions tell one from the other. */}
      <UntranslatedFrame isMixed isEnglish={isFramed}>
        <ul className="mt-3 border-b border-rule">
          {families.map((family) => (
            <li key={family.slug} className="border-t border-rule py-2">
              <TextLink to={familyAddress(family, carried)} data-result="" className="font-semibold">
                {family.name}
              </TextLink>
              <FamilyCode code={family.code} />
              {!isAside && (
                <p className="text-sm text-ink-2">
                  <OwnText text={family.definition} from="lists" />
                </p>
              )}
            </li>
          ))}
        </ul>
      </UntranslatedFrame>
      <FurtherFamilies families={further} carried={carried} />
      {!isAside && (
        <p className="mt-3 text-sm">
          <TextLink to="/approval-finder">
            <Trans>None of these? See all kinds of products</Trans>
          </TextLink>
          {' · '}
          <UnknownLink query={query} />
        </p>
      )}
    </section>
  );
}

/** So many names still show what a code may be without hiding the results below. */
const mostOpen = 30;

/** The other families that have the code, by name alone. */
function FurtherFamilies({ families, carried }: { families: FamilyAnswer['further']; carried: string }) {
  if (families.length === 0) return null;
  const list = (
    <ul className="mt-3 grid gap-x-8 gap-y-1 sm:grid-cols-2">
      {families.map((family) => (
        <li key={family.slug}>
          <TextLink to={familyAddress(family, carried)}>{family.name}</TextLink>
          <FamilyCode code={family.code} />
        </li>
      ))}
    </ul>
  );
  if (families.length <= mostOpen) return list;
  return (
    <details className="mt-3">
      <summary className="font-semibold">
        <Trans>Show the whole list</Trans>
      </summary>
      {list}
    </details>
  );
}

/** The space is outside, because a code runs from left to right on every page and would have it on its left. */
function FamilyCode({ code }: { code: string | null }) {
  return (
    code && (
      <span className="ms-3 text-sm text-ink-2 tabular">
        <bdi>{code}</bdi>
      </span>
    )
  );
}
