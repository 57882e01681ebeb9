import { Trans, useLingui } from '@lingui/react/macro';
import { languages } from '#locales/languages.ts';
import { compareWords, type Run } from './form/compare-words.ts';
import type { Difference } from './form/find-differences.ts';
import { type Path, wirePath } from './form/paths.ts';
import { useFieldTexts } from './form/use-field-texts.ts';

type Choice = { theirs: ReadonlySet<string>; choose: (path: string, isTheirs: boolean) => void };

/** Where two texts of a record differ, field by field and word by word; the first one stands at the start side. */
export function DifferenceList({
  kind,
  differences,
  names,
  choice,
}: {
  kind: string;
  differences: readonly Difference[];
  names: { before: string; after: string };
  /** Lets a person choose one of the two texts of each field. */
  choice?: Choice;
}) {
  const { t } = useLingui();
  const { nameOf, optionOf } = useFieldTexts(kind);
  if (differences.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>The two texts are the same.</Trans>
      </p>
    );

  function textOf(value: unknown, path: Path): string {
    if (value === undefined || value === null) return '';
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (Array.isArray(value)) return value.map((held) => textOf(held, path)).join('\n\n');
    if (typeof value !== 'object') return optionOf(path, String(value));
    const fields = Object.entries(value)
      .map(([name, held]) => [name, textOf(held, [...path, name])] as const)
      .filter(([name, text]) => name !== 'id' && text !== '');
    return fields.map(([name, text]) => `${nameOf([name])}: ${text}`).join('\n');
  }

  /** "Sections 2 · Questions 1 · Answer · हिन्दी" */
  function placeOf(path: Path): string {
    const parts: string[] = [];
    for (const [at, step] of path.entries()) {
      const language = path[at - 1] === 'translations' ? languages.find(({ code }) => code === step) : undefined;
      if (typeof step === 'number') parts.push(`${parts.pop() ?? ''} ${step + 1}`.trim());
      else if (language) parts.push(language.name);
      else if (step !== 'translations') parts.push(nameOf(path.slice(0, at + 1)));
    }
    return parts.join(' · ');
  }

  return (
    <ul className="@container border-t border-ink">
      {differences.map(({ path, before, after }) => {
        const name = wirePath(path);
        const place = placeOf(path);
        const runs = compareWords(textOf(before, path), textOf(after, path));
        return (
          <li key={name} className="border-b border-rule py-4">
            <p className="pb-2 font-semibold">{place}</p>
            <div className="grid gap-4 @xl:grid-cols-2">
              <Side name={names.before} runs={runs} without="added" />
              <Side name={names.after} runs={runs} without="removed" />
            </div>
            {choice && (
              <fieldset className="flex flex-wrap gap-x-6">
                <legend className="sr-only">{place}</legend>
                {[true, false].map((isTheirs) => (
                  <label key={String(isTheirs)} className="flex min-h-11 items-center gap-2">
                    <input
                      type="radio"
                      name={`choice-${name}`}
                      checked={choice.theirs.has(name) === isTheirs}
                      onChange={() => choice.choose(name, isTheirs)}
                      className="size-5"
                    />
                    {isTheirs ? names.before : names.after}
                  </label>
                ))}
              </fieldset>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Side({ name, runs, without }: { name: string; runs: readonly Run[]; without: Run['is'] }) {
  const own = runs.filter(({ is }) => is !== without);
  return (
    <div className="min-w-0">
      <p className="text-sm text-ink-2">{name}</p>
      <div
        dir="auto"
        className="max-h-96 overflow-y-auto whitespace-pre-wrap wrap-anywhere"
        {...(own.length > 0 && { tabIndex: 0, role: 'group', 'aria-label': name })}
      >
        {own.length === 0 && <Trans>Nothing</Trans>}
        {own.map(({ is, text }, at) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other name than their place
          if (is === 'same') return <span key={at}>{text}</span>;
          const Mark = is === 'added' ? 'ins' : 'del';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <Mark key={at} className={is === 'added' ? 'bg-gold/25' : 'bg-withdrawn/15'}>
              {text}
            </Mark>
          );
        })}
      </div>
    </div>
  );
}
