import { Plural, Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
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
  const { words } = standing;
  return (
    <>
      <Status standing={standing} />
      {words && ` · ${words}`}
    </>
  );
}

/** As the chips of a sheet say it. */
function Status({ standing: { status, likelihood } }: { standing: NonNullable<ToldStanding> }) {
  switch (status) {
    case 'prohibited':
      return <Trans>Prohibited</Trans>;
    case 'applies':
      return <Trans>Compulsory</Trans>;
    case 'applies-from':
      return <Trans>Upcoming</Trans>;
    case 'paused':
      return <Trans>Paused</Trans>;
    case 'voluntary':
      return <Trans>Voluntary</Trans>;
    case 'exempt':
      return <Trans>Exempt</Trans>;
    case 'not-required':
      return <Trans>Not required</Trans>;
    case 'none-found':
      return <Trans>Nothing found</Trans>;
    case 'not-checked':
      return <Trans>Not checked</Trans>;
    case 'may-apply':
      if (likelihood === 'likely') return <Trans>Likely</Trans>;
      if (likelihood === 'unclear') return <Trans>Not clear</Trans>;
      return likelihood === 'unlikely' ? <Trans>Only in some cases</Trans> : <Trans>It depends</Trans>;
  }
}
