import { useLingui } from '@lingui/react/macro';
import { Labelled } from '#app/page/labelled.tsx';
import { UntranslatedFrame, useIsEnglish } from '#app/page/untranslated-frame.tsx';
import { listWords } from '#core/text/list-words.ts';
import { OwnText } from '#ui/own-language.tsx';

type Noted = { name: string; sentences: readonly string[] };

/**
 * What the rows of a sheet say in sentences that are still English, in one frame below them. The rows themselves leave
 * those out, so that the two languages do not alternate.
 */
export function UntranslatedNotes({ rows }: { rows: readonly Noted[] }) {
  const { i18n } = useLingui();
  const isEnglish = useIsEnglish();
  const said = rows.flatMap(({ name, sentences }) => sentences.filter(isEnglish).map((words) => ({ name, words })));
  if (said.length === 0) return null;
  return (
    <div className="mt-4">
      <UntranslatedFrame isEnglish isMixed>
        <ul className="stack-1 text-sm">
          {[...Map.groupBy(said, ({ words }) => words)].map(([words, same]) => (
            <li key={words}>
              <Labelled label={listWords([...new Set(same.map(({ name }) => name))], i18n.locale)}>
                <OwnText text={words} />
              </Labelled>
            </li>
          ))}
        </ul>
      </UntranslatedFrame>
    </div>
  );
}

/** The sentences that are in the language of the page. */
export function useTranslated(): (sentences: readonly string[]) => string[] {
  const isEnglish = useIsEnglish();
  return (sentences) => sentences.filter((words) => !isEnglish(words));
}
