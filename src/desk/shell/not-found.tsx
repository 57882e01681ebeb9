import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#ui/button.tsx';
import { DeskPage } from './desk-page.tsx';

/** An address that no screen has. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <DeskPage
      title={t`Not found`}
      lead={<Trans>Nothing is at this address. It may have been deleted, or the link is wrong.</Trans>}
    >
      <LinkButton to="/" variant="secondary">
        <Trans>To the overview</Trans>
      </LinkButton>
    </DeskPage>
  );
}
