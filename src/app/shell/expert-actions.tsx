import { Trans } from '@lingui/react/macro';

const action =
  'inline-flex min-h-11 items-center text-start underline decoration-gold underline-offset-4 hover:decoration-2';

/** A list of the buttons that open the drawers for reaching an expert. */
export function ExpertActions() {
  return (
    <ul>
      <li>
        <button type="button" command="show-modal" commandfor="schedule" className={action}>
          <Trans>Schedule a call</Trans>
        </button>
      </li>
      <li>
        <button type="button" command="show-modal" commandfor="callback" className={action}>
          <Trans>Request a callback</Trans>
        </button>
      </li>
      <li>
        <button type="button" command="show-modal" commandfor="brochure" className={action}>
          <Trans>Request a brochure</Trans>
        </button>
      </li>
      <li>
        <button type="button" command="show-modal" commandfor="partner" className={action}>
          <Trans>Partner with us</Trans>
        </button>
      </li>
    </ul>
  );
}
