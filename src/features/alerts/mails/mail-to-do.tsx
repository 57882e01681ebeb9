import { Trans } from '@lingui/react/macro';
import type { ToldChange } from './alert-mails.ts';

/** The one thing to do next; a correction says it itself. */
export function MailToDo({ change: { kind, on, until, isAhead, sheets } }: { change: ToldChange }) {
  if (sheets.length > 0) return <Trans>What to do: open your sheet and check what it now says of your product.</Trans>;
  switch (kind) {
    case 'commence':
    case 'defer':
    case 'deadline':
    case 'resume':
    case 'date-reached':
      if (until)
        return isAhead ? (
          <Trans>What to do: read on its page what applies after that day, and prepare for it.</Trans>
        ) : (
          <Trans>What to do: read on its page what applies now.</Trans>
        );
      if (!on && kind !== 'resume') return <Trans>Nothing to do yet: we will write again when there is a day.</Trans>;
      return isAhead ? (
        <Trans>What to do: check whether your product is covered, and get the approval before that day.</Trans>
      ) : (
        <Trans>What to do: check that every product of yours that is covered has the approval.</Trans>
      );
    case 'pause':
      return until ? (
        <Trans>What to do: plan for the day after that, from which it may apply again.</Trans>
      ) : (
        <Trans>Nothing to do yet: we will write again when the pause ends.</Trans>
      );
    case 'rescind':
      return <Trans>What to do: check on the page of your product whether another order still applies.</Trans>;
    case 'supersede':
      return <Trans>What to do: read the order that replaces it, and check whether your product is covered.</Trans>;
    case 'exempt':
      return <Trans>What to do: read on its page who is exempt and on what conditions.</Trans>;
    case 'concurrent':
      return (
        <Trans>What to do: read on its page which standards count, and have your product tested to one of them.</Trans>
      );
    case 'amend':
      return <Trans>What to do: read on its page what is different, and check whether your product is affected.</Trans>;
    case 'clarify':
      return <Trans>What to do: read the clarification, and check whether it concerns your product.</Trans>;
    case 'release':
      return <Trans>What to do: open its sheet and check the approvals that have changed.</Trans>;
    case 'correction':
      return null;
  }
}
