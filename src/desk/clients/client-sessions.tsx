import { Trans, useLingui } from '@lingui/react/macro';
import { shortMoment } from '#desk/texts/short-moment.ts';
import type { ClientView } from '#features/accounts/desk/clients.schema.ts';
import { ClientSection } from './client-section.tsx';

/** Where a client is logged in. */
export function ClientSessions({ sessions }: { sessions: NonNullable<ClientView['sessions']> }) {
  const { i18n } = useLingui();
  return (
    <ClientSection
      id="sessions"
      title={<Trans>Sessions</Trans>}
      none={<Trans>The client is logged in nowhere.</Trans>}
      rows={sessions.map(({ id, scope, userAgent, address, createdAt, lastSeenAt }) => (
        <li key={id} className="stack-1 border-b border-rule py-2.5">
          <p className="tabular">
            <Trans>
              Since {shortMoment(createdAt, i18n.locale)}, last used {shortMoment(lastSeenAt, i18n.locale)}
            </Trans>
          </p>
          <p className="text-sm text-ink-2 wrap-anywhere">
            {scope === 'full' ? <Trans>Full access</Trans> : <Trans>Brochures only</Trans>}
            {address && (
              <>
                {' · '}
                <bdi>{address}</bdi>
              </>
            )}
            {userAgent && (
              <>
                {' · '}
                <bdi>{userAgent}</bdi>
              </>
            )}
          </p>
        </li>
      ))}
    />
  );
}
