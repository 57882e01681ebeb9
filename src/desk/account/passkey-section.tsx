import { Trans, useLingui } from '@lingui/react/macro';
import { PasskeyAdder } from '#desk/access/passkey-adder.tsx';
import { call } from '#desk/calls/call.ts';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { hasPasskeys } from '#desk/sign-in/use-passkey.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { useIndianMoment } from '#desk/texts/use-indian-moment.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { AccountSection } from './account-section.tsx';

type Passkey = DeskCallAnswer<'GET /me/access'>['passkeys'][number];

export function PasskeySection({ passkeys, onDone }: { passkeys: readonly Passkey[]; onDone: () => void }) {
  const { t } = useLingui();
  const moment = useIndianMoment();
  const toast = useToast();
  const faultText = useFaultText();

  async function remove({ id }: Passkey) {
    const removed = await call('DELETE /me/passkeys/{id}', { params: { id } });
    if (!removed.ok) return toast.error(faultText(removed));
    toast.success(t`The passkey has been deleted`);
    onDone();
  }

  return (
    <AccountSection
      title={t`Passkeys`}
      lead={
        <Trans>
          With a passkey you open the desk the way you unlock your device. Create one on each device that you use.
        </Trans>
      }
    >
      {passkeys.length > 0 && (
        <ul className="border-t border-rule">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-2"
            >
              <div className="min-w-0">
                <p className="font-semibold">{passkey.name}</p>
                <p className="text-sm text-ink-2">
                  {passkey.lastUsedAt ? (
                    <Trans>Last used on {moment(passkey.lastUsedAt)}</Trans>
                  ) : (
                    <Trans>Created on {moment(passkey.createdAt)}, not used since</Trans>
                  )}
                </p>
              </div>
              <Button
                variant="quiet"
                aria-label={t`Delete the passkey ${{ name: passkey.name }}`}
                onClick={() => void remove(passkey)}
              >
                <Trans>Delete</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() && (
        <div className="max-w-md">
          <PasskeyAdder
            key={passkeys.length}
            onDone={() => {
              toast.success(t`The passkey has been created`);
              onDone();
            }}
          />
        </div>
      )}
    </AccountSection>
  );
}
