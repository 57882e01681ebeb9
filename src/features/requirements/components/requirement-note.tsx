import { filled } from '#core/text/filled.ts';
import { saysOnlyDates } from '#features/requirements/start-dates.ts';
import { DatedText } from './dated-text.tsx';

/** What a list adds to a requirement in its own words; renders nothing if the facts already say it. */
export function RequirementNote({ note }: { note: string | null }) {
  const text = filled(note);
  if (!text || saysOnlyDates(text)) return null;
  return (
    <p className="border-s-2 border-gold ps-3">
      <DatedText text={text} from="lists" inSentence />
    </p>
  );
}
