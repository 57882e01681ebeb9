import { Trans, useLingui } from '@lingui/react/macro';
import type { RootData } from '#app/page/root-data.ts';
import type { SignInSurface } from '#app/sign-in/use-sign-in-texts.ts';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { Drawer } from '#ui/overlays/dialog.tsx';
import { DrawerForm } from './drawer-form.tsx';
import { ExpertContact } from './expert-contact.tsx';

const loadEntry = () => withAccountTexts(import('#app/sign-in/sign-in.tsx').then(({ SignIn }) => SignIn));

/**
 * The drawer for registering, logging in, resetting a password and entering a one-time password.
 *
 * @param id the `commandfor` of the buttons that open it; the frame's drawer is `account`
 * @param surface the place that it is opened from, which decides its messages and where it leads
 */
export function AccountDrawer({
  root,
  id = 'account',
  surface = 'account',
}: {
  root: RootData;
  id?: string;
  surface?: SignInSurface;
}) {
  const { t } = useLingui();
  return (
    <Drawer id={id} title={<Trans>Your account</Trans>} closeLabel={t`Close`}>
      <DrawerForm load={loadEntry} props={{ surface, drawer: id }}>
        <p>
          <Trans>The client area keeps your brochures, projects, comments and tutorials in one place.</Trans>
        </p>
        <ExpertContact site={root.site} subject={t`Client account`}>
          <Trans>
            You need JavaScript to register and log in. Without it, write to us and we’ll email you what you need.
          </Trans>
        </ExpertContact>
      </DrawerForm>
    </Drawer>
  );
}
