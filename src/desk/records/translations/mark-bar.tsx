import { Trans, useLingui } from '@lingui/react/macro';
import { Problem } from '#desk/calls/form-faults.tsx';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { type TranslationMark, translationMarks } from '#features/records/record-states.schema.ts';
import { languages } from '#locales/languages.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Mark } from '../form/draft.ts';
import { useMarkNames } from './translation-mark.tsx';

/**
 * Says how far the translation is that stands beside English.
 *
 * @param mark undefined as long as there is no text
 * @param allowed what the member of staff may say
 */
export function MarkBar({
  language,
  mark,
  allowed,
  pending,
  problem,
  onSay,
}: {
  language: string;
  mark: Mark | undefined;
  allowed: (mark: TranslationMark) => boolean;
  pending: TranslationMark | undefined;
  problem: string | undefined;
  onSay: (mark: TranslationMark) => void;
}) {
  const { i18n } = useLingui();
  const names = useMarkNames();
  const name = languages.find(({ code }) => code === language)?.name;
  const marks = translationMarks.filter(allowed);
  if (!mark)
    return (
      <p className="text-sm text-ink-2">
        <Trans>Nothing is translated yet, so visitors read the English text.</Trans>
      </p>
    );
  const when = shortMoment(mark.at, i18n.locale);
  return (
    <fieldset className={`stack-2 border-s-4 bg-sheet px-4 py-3 ${mark.isStale ? 'border-withdrawn' : 'border-rule'}`}>
      <legend className="sr-only">
        <Trans>
          How far the translation is: <bdi lang={language}>{name}</bdi>
        </Trans>
      </legend>
      <p role="status">
        <strong>{names[mark.mark]}</strong>
        <span className="text-sm text-ink-2">
          {' · '}
          {mark.by && (
            <>
              <bdi>{mark.by}</bdi>
              {', '}
            </>
          )}
          {when}
        </span>
        {mark.isStale && (
          <span className="block text-withdrawn">
            <Trans>The English has changed since.</Trans>
          </span>
        )}
      </p>
      {marks.length > 0 && (
        <>
          {mark.isStale && (
            <p className="text-sm text-ink-2">
              <Trans>Once the translation fits the English again, say how far it is:</Trans>
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {marks.map((own) => (
              <Button
                key={own}
                variant="secondary"
                aria-pressed={own === mark.mark}
                pending={pending === own}
                onClick={() => onSay(own)}
                className="not-hover:aria-pressed:bg-gold/15"
              >
                {own === mark.mark && <Icon name="check" size={16} />}
                {names[own]}
              </Button>
            ))}
          </div>
        </>
      )}
      <Problem text={problem} />
    </fieldset>
  );
}
