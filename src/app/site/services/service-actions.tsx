import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';

/** What a reader of a service can do next. On phones these buttons are in `<ServiceBar>` instead. */
export function ServiceActions() {
  return (
    <div className="flex flex-wrap gap-3 max-md:hidden print:hidden">
      <Buttons />
    </div>
  );
}

/**
 * The same buttons on phones, at the bottom of the screen. The bar is the last thing on the page and sticks to the
 * bottom until the reader reaches it, so it covers no text and leaves the screen before the enquiry begins.
 */
export function ServiceBar() {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`Talk to us about this service`}
      className="thumb-bar no-print sticky bottom-0 z-10 flex flex-wrap items-center gap-x-2 border-t border-rule bg-paper px-(--page-margin) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <Buttons />
    </aside>
  );
}

function Buttons() {
  return (
    <>
      <Button command="show-modal" commandfor="schedule" className="max-md:grow max-md:px-3">
        <Trans>Schedule a call</Trans>
      </Button>
      <Button variant="quiet" command="show-modal" commandfor="brochure" className="max-md:grow max-md:px-1">
        <Trans>Request a brochure</Trans>
      </Button>
    </>
  );
}
