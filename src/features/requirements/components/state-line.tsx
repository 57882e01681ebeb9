import type { StateWords } from '#features/requirements/sheet/sheet.ts';
import { EnglishName } from '#ui/own-language.tsx';
import { StateChip } from './state-chip.tsx';

/** A state, for whom and since when; the names of rows in it that are English are marked as such. */
export function StateLine({ state, words, english = [] }: StateWords) {
  return (
    <>
      <StateChip state={state} />{' '}
      {partsOf(words, english).map((part, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts hold no state
        english.includes(part) ? <EnglishName key={place} name={part} /> : part,
      )}
    </>
  );
}

/** The names and what stands between them. A name may begin as another one does, so the longest come first. */
function partsOf(words: string, names: readonly string[]): string[] {
  return [...names]
    .sort((one, other) => other.length - one.length)
    .reduce(
      (parts, name) =>
        parts.flatMap((part) =>
          names.includes(part) ? part : part.split(name).flatMap((text, place) => (place > 0 ? [name, text] : text)),
        ),
      [words],
    );
}
