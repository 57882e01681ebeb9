import { Plural, Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { StatusWord } from '#features/finder/sheet/status-word.tsx';
import { Name, NextLine } from '#features/mail/parts/mail-parts.tsx';
import type { ToldRows, ToldStanding } from './alert-mails.ts';

/** What stands otherwise on a sheet than before, a line for each approval. */
export function MailRows({ rows, moreRows }: ToldRows) {
  return (
    <>
      {rows.map((row) => (
        <Fragment key={row.name}>
          <NextLine />
          <Row row={row} />
        </Fragment>
      ))}
      {moreRows > 0 && (
        <>
          <NextLine />
          <Plural value={moreRows} one="# more approval has changed." other="# more approvals have changed." />
        </>
      )}
    </>
  );
}

function Row({ row: { name, before, now } }: { row: ToldRows['rows'][number] }) {
  const approval = <Name>{name}</Name>;
  const was = <Standing standing={before} />;
  const is = <Standing standing={now} />;
  return (
    <Trans>
      {approval}. Before: {was}. Now: {is}.
    </Trans>
  );
}

function Standing({ standing }: { standing: ToldStanding }) {
  if (!standing) return <Trans>Not on the sheet</Trans>;
  const { status, likelihood, words } = standing;
  return (
    <>
      <StatusWord status={status} likelihood={likelihood} />
      {words && ` · ${words}`}
    </>
  );
}
