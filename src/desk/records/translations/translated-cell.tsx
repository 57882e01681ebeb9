import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { translationMarks } from '#features/records/record-states.schema.ts';
import { languages } from '#locales/languages.ts';
import { Icon } from '#ui/icon.tsx';
import { TranslationMark, useMarkNames } from './translation-mark.tsx';

type Counts = DeskCallAnswer<'GET /records/{kind}'>['rows'][number]['languages'];

/**
 * How far the translations of a record are. Two dozen languages do not fit into a row, so it counts them; in a list that
 * is narrowed to a language it says how far that one is.
 */
export function TranslatedCell({ counts }: { counts: Counts }) {
  const [params] = useSearchParams();
  const names = useMarkNames();
  const { t } = useLingui();
  const sought = params.get('translation')?.split('.')[0];
  const one = counts.find(({ code }) => code === sought);
  if (one) return <OneLanguage count={one} />;

  // Such as a standard without a title.
  if (counts.length === 0) return '–';
  const [complete, all] = [counts.filter(({ done, total }) => done === total).length, counts.length];
  const stale = counts.filter(({ isStale }) => isStale).length;
  const marked = translationMarks
    .map((mark) => [names[mark], counts.filter((count) => count.mark === mark).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <ul className="text-sm text-ink-2 tabular">
      <li>{complete === all ? t`All ${all} languages complete` : t`${complete} of ${all} languages complete`}</li>
      {marked.map(([name, count]) => (
        <li key={name}>
          {name}: {count}
        </li>
      ))}
      {stale > 0 && (
        <li className="flex items-center gap-1 font-semibold text-withdrawn">
          <Icon name="alert" size={14} />
          <Trans>English has changed: {stale}</Trans>
        </li>
      )}
    </ul>
  );
}

function OneLanguage({ count: { code, done, total, mark, isStale } }: { count: Counts[number] }) {
  return (
    <p className="text-sm text-ink-2 tabular">
      <bdi lang={code}>{languages.find((language) => language.code === code)?.name}</bdi>:{' '}
      <Trans>
        {done} of {total}
      </Trans>
      {mark && (
        <>
          {' · '}
          <TranslationMark mark={mark} isStale={isStale} />
        </>
      )}
    </p>
  );
}
