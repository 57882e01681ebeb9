import { Trans, useLingui } from '@lingui/react/macro';
import type { RootData } from '#app/root.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { ExpertContact } from './expert-contact.tsx';

/** Register, log in, forgotten password, one-time password. Other parts open it by `commandfor="account"`. */
export function AccountDrawer({ root }: { root: RootData }) {
  const { t } = useLingui();
  return (
    <Drawer id="account" title={<Trans>Your account</Trans>} closeLabel={t`Close`}>
      <p>
        <Trans>The client area will hold your brochures, projects, comments and tutorials.</Trans>
      </p>
      <ExpertContact site={root.site} subject={t`Client account`}>
        <Trans>Registering and logging in open here soon. Until then we send you what you need by e-mail.</Trans>
      </ExpertContact>
    </Drawer>
  );
}
