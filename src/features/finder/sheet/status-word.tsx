import { Trans } from '@lingui/react/macro';
import type { Likelihood } from '../evaluation/assess-family.ts';
import type { Status } from '../evaluation/evaluate.ts';

/** The word for the status of an approval, on the chips of sheets and in mails, whose catalogues both have it. */
export function StatusWord({ status, likelihood }: { status: Status; likelihood: Likelihood }) {
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
