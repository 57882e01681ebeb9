import { Trans, useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ReferenceFinder, type ReferenceFinderProps } from './reference-finder.tsx';
import { type Option, useTitles } from './use-options.ts';

type Props = Omit<ReferenceFinderProps, 'onChoose'> & {
  isMany: boolean;
  /** The slug of another record, or the slugs of several. */
  value: unknown;
  onChange: (value: unknown) => void;
};

/** Names another record, or several, which are searched by their title or address. */
export function ReferenceField({ kind, isMany, value, onChange, ...props }: Props) {
  const { t } = useLingui();
  const chosen = Array.isArray(value) ? value.map(String) : value ? [String(value)] : [];
  const titles = useTitles(kind, chosen);
  const isOpen = isMany || chosen.length === 0;
  const { id, label, disabled } = props;

  function choose({ slug }: Option) {
    if (!isMany) onChange(slug);
    else if (!chosen.includes(slug)) onChange([...chosen, slug]);
  }

  function remove(slug: string) {
    onChange(isMany ? chosen.filter((other) => other !== slug) : null);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  }

  return (
    <div className="stack-2">
      {isOpen ? (
        <ReferenceFinder {...props} kind={kind} onChoose={choose} />
      ) : (
        <div className="stack-1.5">
          <p id={`${id}-label`} className="font-semibold">
            {label}
          </p>
          <div className="flex items-center justify-between gap-3 border border-edge bg-sheet ps-3">
            <ChosenName slug={chosen[0] ?? ''} titles={titles} />
            {!disabled && (
              <Button
                id={id}
                variant="quiet"
                aria-describedby={`${id}-label ${id}-error`}
                onClick={() => remove(chosen[0] ?? '')}
              >
                <Trans>Choose another</Trans>
              </Button>
            )}
          </div>
          {props.error && (
            <p id={`${id}-error`} className="flex gap-1.5 text-sm font-semibold text-withdrawn">
              <Icon name="alert" size={16} className="mt-0.5" />
              {props.error}
            </p>
          )}
        </div>
      )}
      {chosen.length > 0 && isMany && (
        <ol aria-label={t`Chosen`} className="border-t border-rule">
          {chosen.map((slug, at) => (
            <li key={slug} className="flex items-center justify-between gap-3 border-b border-rule">
              <ChosenName slug={slug} titles={titles} />
              {!disabled && (
                <div className="flex shrink-0">
                  {chosen.length > 1 && (
                    <IconButton
                      label={t`Move up: ${{ row: titles.get(slug) ?? slug }}`}
                      aria-disabled={at === 0}
                      onClick={() => at > 0 && onChange(chosen.toSpliced(at, 1).toSpliced(at - 1, 0, slug))}
                    >
                      <Icon name="up" size={16} />
                    </IconButton>
                  )}
                  <IconButton label={t`Remove: ${{ record: titles.get(slug) ?? slug }}`} onClick={() => remove(slug)}>
                    <Icon name="close" size={16} />
                  </IconButton>
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function ChosenName({ slug, titles }: { slug: string; titles: ReadonlyMap<string, string> }) {
  const title = titles.get(slug) ?? slug;
  return (
    <span className="min-w-0 py-2 wrap-anywhere">
      {title}
      {title !== slug && <span className="block text-sm text-ink-2">{slug}</span>}
    </span>
  );
}
