import { useLingui } from '@lingui/react';
import { Outlet } from 'react-router';
import { PageLanguage } from '#ui/own-language.tsx';
import { Frame } from './frame.tsx';

/** Everything that is behind the sign-in. */
export function DeskRoot() {
  const { i18n } = useLingui();
  return (
    <PageLanguage value={i18n.locale}>
      <Frame>
        <Outlet />
      </Frame>
    </PageLanguage>
  );
}
