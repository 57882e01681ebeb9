import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { Button } from '#ui/button.tsx';
import { DifferenceList } from './difference-list.tsx';
import type { OtherText } from './form/draft.ts';
import { findDifferences } from './form/find-differences.ts';
import { setAt, type Values, wirePath } from './form/paths.ts';

type Props = {
  kind: string;
  mine: Values;
  other: OtherText;
  onSettle: (document: Values, other: OtherText) => void;
};

/** Two people have written the same record: both texts side by side, and for each field the choice between them. */
export function ConflictView({ kind, mine, other, onSettle }: Props) {
  const { t, i18n } = useLingui();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const differences = findDifferences(other.document, mine);
  const when = other.at && shortMoment(other.at, i18n.locale);

  function choose(path: string, isTheirs: boolean) {
    const next = new Set(theirs);
    if (isTheirs) next.add(path);
    else next.delete(path);
    setTheirs(next);
  }

  function settle() {
    const own = differences.filter(({ path }) => !theirs.has(wirePath(path)));
    onSettle(
      own.reduce((document, { path, after }) => setAt(document, path, after), other.document),
      other,
    );
  }

  return (
    <section aria-labelledby="conflict" className="stack-4 border-s-4 border-withdrawn bg-sheet px-4 py-4">
      <h2 id="conflict" className="text-xl">
        <Trans>The record has been changed elsewhere</Trans>
      </h2>
      <p>
        {other.by ? (
          <Trans>
            <bdi>{other.by}</bdi> has saved it, {when}. Nothing is lost: choose for each field which text it keeps.
          </Trans>
        ) : (
          <Trans>It was changed, {when}. Nothing is lost: choose for each field which text it keeps.</Trans>
        )}
      </p>
      <DifferenceList
        kind={kind}
        differences={differences}
        names={{ before: t`The other text`, after: t`Your text` }}
        choice={{ theirs, choose }}
      />
      {other.isLocked ? (
        <p className="font-semibold">
          <Trans>It is being reviewed or waits for its hour, so nobody can change it at the moment.</Trans>
        </p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={settle}>
            <Trans>Go on with the chosen texts</Trans>
          </Button>
          <Button variant="secondary" onClick={() => onSettle(mine, other)}>
            <Trans>Keep all of mine</Trans>
          </Button>
        </div>
      )}
      <Button variant="quiet" onClick={() => onSettle(other.document, other)}>
        <Trans>Take the other text and give up mine</Trans>
      </Button>
    </section>
  );
}
