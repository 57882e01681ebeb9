import { useLingui } from '@lingui/react/macro';
import { formatDate, longDate, splitAtDates } from '#core/time/dates.ts';
import { type TextOrigin, useOwnLanguage } from '#ui/own-language.tsx';

type DatedTextProps = { text: string; inSentence?: boolean; from?: TextOrigin };

/**
 * A list's own words, with their dates in the format of the page; no date breaks across two lines.
 * @param inSentence writes dates out, as in `1 October 2026`, because figures would not read well in a sentence. They
 * are in the language of the words around them
 */
export function DatedText({ text, inSentence = false, from }: DatedTextProps) {
  const { i18n } = useLingui();
  const language = useOwnLanguage(from)(text);
  let offset = 0;
  return (
    <bdi {...language}>
      {splitAtDates(text).map((part, index) => {
        offset += part.length;
        if (index % 2 === 0) return part;
        return (
          <time key={offset} dateTime={part} className="whitespace-nowrap">
            {inSentence ? longDate(part, language.lang ?? i18n.locale) : formatDate(part)}
          </time>
        );
      })}
    </bdi>
  );
}

/** A day in figures, never broken across two lines. */
export function FigureDate({ date }: { date: string }) {
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {formatDate(date)}
    </time>
  );
}
