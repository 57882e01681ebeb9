import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { DifferenceList } from './difference-list.tsx';
import { findDifferences } from './form/find-differences.ts';

type Props = {
  kind: string;
  live: unknown;
  draft: unknown;
  /** Whether what is public has changed since the draft was begun. */
  isStale: boolean;
  /** Whether somebody is to judge it, so that it stands open. */
  isToRead: boolean;
  children: ReactNode;
};

/** What a draft makes of what is public. It is compared only while it is open, because a draft changes with each key. */
export function DraftChanges({ kind, live, draft, isStale, isToRead, children }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(isToRead);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={isStale ? 'border-s-4 border-upcoming bg-sheet px-4 py-3' : undefined}
    >
      <summary className="cursor-pointer font-semibold">
        {isStale ? (
          <Trans>What is public has changed since this draft was begun</Trans>
        ) : (
          <Trans>What the draft changes</Trans>
        )}
      </summary>
      {isOpen && (
        <div className="max-h-[60vh] overflow-y-auto pt-2">
          <DifferenceList
            kind={kind}
            differences={findDifferences(live, draft)}
            names={{ before: t`Public`, after: t`Draft` }}
          />
        </div>
      )}
      {children}
    </details>
  );
}
