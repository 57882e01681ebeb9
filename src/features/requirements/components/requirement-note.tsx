import { notedWords } from '#features/requirements/start-dates.ts';
import { useOwnLanguage } from '#ui/own-language.tsx';
import { DatedText } from './dated-text.tsx';

/** What a list adds to a requirement in its own words; a page of another language has them in its frame. */
export function RequirementNote({ note }: { note: string | null }) {
  const languageOf = useOwnLanguage('lists');
  const text = notedWords(note);
  if (!text || languageOf(text).lang === 'en') return null;
  return (
    <p className="border-s-2 border-gold ps-3">
      <DatedText text={text} from="lists" inSentence />
    </p>
  );
}
