import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CopyButton } from '#ui/copy-button.tsx';
import { OwnText } from '#ui/own-language.tsx';

/**
 * A fact of a bank account with a button at its end that copies it.
 *
 * @param text what is copied
 * @param shown what is displayed, if that differs: an account number in groups
 */
export function CopyLine({ term, text, shown = text }: { term: string; text: string; shown?: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-rule py-2 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="flex min-h-11 items-center print:min-h-0 justify-between gap-4">
        <span className="min-w-0 text-lg wrap-anywhere tabular">
          {typeof shown === 'string' ? <OwnText text={shown} from="lists" /> : shown}
        </span>
        <CopyLabel text={text} what={term} />
      </dd>
    </div>
  );
}

/** "Copy", and "Copied" for two seconds. */
export function CopyLabel({ text, what }: { text: string; what: string }) {
  return (
    <CopyButton text={text} what={what} copied={<Trans>Copied</Trans>} failed={<Trans>Not copied</Trans>}>
      <Trans>Copy</Trans>
    </CopyButton>
  );
}
