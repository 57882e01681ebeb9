import { Trans, useLingui } from '@lingui/react/macro';
import { ThumbBar } from '#app/page/thumb-bar.tsx';
import { Button } from '#ui/button.tsx';

/** What a reader of a service can do next. On phones these buttons are in `<ServiceBar>` instead. */
export function ServiceActions() {
  return (
    <div className="flex flex-wrap gap-3 max-md:hidden print:hidden">
      <Buttons />
    </div>
  );
}

/** The same buttons on phones. */
export function ServiceBar() {
  const { t } = useLingui();
  return (
    <ThumbBar label={t`Talk to us about this service`}>
      <Buttons />
    </ThumbBar>
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
