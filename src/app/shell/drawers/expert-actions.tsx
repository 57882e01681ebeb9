import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A list of the buttons that open the drawers for reaching an expert. */
export function ExpertActions() {
  return (
    <ul>
      <DrawerButton drawer="schedule">
        <Trans>Schedule a call</Trans>
      </DrawerButton>
      <DrawerButton drawer="callback">
        <Trans>Request a callback</Trans>
      </DrawerButton>
      <DrawerButton drawer="brochure">
        <Trans>Request a brochure</Trans>
      </DrawerButton>
      <DrawerButton drawer="partner">
        <Trans>Partner with us</Trans>
      </DrawerButton>
    </ul>
  );
}

function DrawerButton({ drawer, children }: { drawer: string; children: ReactNode }) {
  return (
    <li>
      <button
        type="button"
        command="show-modal"
        commandfor={drawer}
        className="inline-flex min-h-11 items-center text-start underline decoration-gold underline-offset-4 hover:decoration-2"
      >
        {children}
      </button>
    </li>
  );
}
