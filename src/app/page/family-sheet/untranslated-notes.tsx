import { useLingui } from '@lingui/react/macro';
import { Labelled } from '#app/page/labelled.tsx';
import { UntranslatedFrame, useIsEnglish } from '#app/page/untranslated-frame.tsx';
import { listWords } from '#core/text/list-words.ts';
import { DatedText } from '#features/requirements/components/dated-text.tsx';
import { notedWords } from '#features/requirements/start-dates.ts';
import type { TextOrigin } from '#ui/own-language.tsx';

type Noted = { name: string; sentences: readonly string[]; from?: TextOrigin };

/**
 * What the rows of a sheet say in sentences that are still English, in one frame below them. The rows themselves leave
 * those out, so that the two languages do not alternate.
 *
 * @param rows `from` tells who wrote the sentences: without it, our editors
 */
export function UntranslatedNotes({ rows }: { rows: readonly Noted[] }) {
  const { i18n } = useLingui();
  const isEnglish = { editors: useIsEnglish(), lists: useIsEnglish('lists') };
  const said = rows.flatMap(({ name, sentences, from = 'editors' }) =>
    sentences.filter(isEnglish[from]).map((words) => ({ name, words })),
  );
  if (said.length === 0) return null;
  return (
    <div className="mt-4">
      <UntranslatedFrame isEnglish isMixed>
        <ul className="stack-1 text-sm">
          {[...Map.groupBy(said, ({ words }) => words)].map(([words, same]) => (
            <li key={words}>
              <Labelled label={listWords([...new Set(same.map(({ name }) => name))], i18n.locale)}>
                {/* A line of its own, so that the two directions never share one. */}
                <span dir="auto" className="block">
                  <DatedText text={words} from="lists" inSentence />
                </span>
              </Labelled>
            </li>
          ))}
        </ul>
      </UntranslatedFrame>
    </div>
  );
}

/** What the lists add to requirements in their own words, by the service that each stands under. */
export function notesOf(requirements: readonly { note: string | null; service: { name: string } }[]): Noted[] {
  return requirements.map(({ note, service }) => ({
    name: service.name,
    sentences: [notedWords(note)].filter((words) => words !== null),
    from: 'lists',
  }));
}

/** The sentences that are in the language of the page. */
export function useTranslated(from?: TextOrigin): (sentences: readonly string[]) => string[] {
  const isEnglish = useIsEnglish(from);
  return (sentences) => sentences.filter((words) => !isEnglish(words));
}
