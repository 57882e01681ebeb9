import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRootData } from '#app/page/root-data.ts';
import { DrawerForm } from '#app/shell/drawers/drawer-form.tsx';
import { ExpertContact } from '#app/shell/drawers/expert-contact.tsx';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

/** The id of the dialog, which any button of the page can open. */
export const queryDialog = 'landing-query';

const loadPopup = () =>
  withAccountTexts(import('#app/lead-forms/landing-popup-form.tsx').then((module) => module.LandingPopupForm));

/** The pop-up form; closing it empties it. */
export function QueryDialog() {
  const { t } = useLingui();
  const root = useRootData();
  const [opening, setOpening] = useState(0);
  const title = t`Send a Query`;
  return (
    <Dialog
      id={queryDialog}
      title={title}
      closeLabel={t`Close`}
      onToggle={(open) => {
        if (!open) setOpening((count) => count + 1);
      }}
    >
      <DrawerForm load={loadPopup} props={{ dialog: queryDialog, opening }}>
        {root && (
          <ExpertContact site={root.site} subject={title}>
            <Trans>Write to us or call; one of our consultants will answer.</Trans>
          </ExpertContact>
        )}
      </DrawerForm>
    </Dialog>
  );
}
