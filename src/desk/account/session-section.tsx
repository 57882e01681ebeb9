import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#desk/calls/call.ts';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { useIndianMoment } from '#desk/texts/use-indian-moment.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { AccountSection } from './account-section.tsx';

type Session = DeskCallAnswer<'GET /me/access'>['sessions'][number];

/** Where this person is signed in. */
export function SessionSection({ sessions, onDone }: { sessions: readonly Session[]; onDone: () => void }) {
  const { t } = useLingui();
  const moment = useIndianMoment();
  const toast = useToast();
  const faultText = useFaultText();

  async function end({ id }: Session) {
    const ended = await call('DELETE /me/sessions/{id}', { params: { id } });
    if (!ended.ok) return toast.error(faultText(ended));
    toast.success(t`The session has been ended`);
    onDone();
  }

  return (
    <AccountSection
      title={t`Sessions`}
      lead={<Trans>Each ends by itself after half an hour without use, and after twelve hours at the latest.</Trans>}
    >
      <ul className="border-t border-rule">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-2"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{browserOf(session.userAgent) ?? t`Unknown browser`}</p>
              <p className="text-sm text-ink-2 tabular">
                <Trans>Last used on {moment(session.lastSeenAt)}</Trans>
                {session.address && (
                  <>
                    {' · '}
                    <bdi>{session.address}</bdi>
                  </>
                )}
              </p>
            </div>
            {session.current ? (
              <StatusChip tone="in-force">
                <Trans>This browser</Trans>
              </StatusChip>
            ) : (
              <Button
                variant="quiet"
                aria-label={t`End the session in ${{ browser: browserOf(session.userAgent) ?? t`Unknown browser` }}`}
                onClick={() => void end(session)}
              >
                <Trans>End</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

/** "Firefox, Windows" out of what a browser says about itself; names, so they need no translation. */
function browserOf(userAgent: string | null): string | undefined {
  const find = (names: Record<string, RegExp>) =>
    Object.entries(names).find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const browser = find({ Edge: /Edg\//, Opera: /OPR\//, Firefox: /Firefox\//, Chrome: /Chrome\//, Safari: /Safari\// });
  const system = find({ Android: /Android/, iOS: /iPhone|iPad/, Windows: /Windows/, macOS: /Mac OS/, Linux: /Linux/ });
  return [browser, system].filter(Boolean).join(', ') || undefined;
}
