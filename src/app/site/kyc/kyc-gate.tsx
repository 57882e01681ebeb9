import { Trans } from '@lingui/react/macro';
import { LateForm } from '#app/page/late-form/late-form.tsx';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import type { KycDetails } from '#features/kyc/kyc.schema.ts';
import { Button } from '#ui/button.tsx';
import { Seal } from '#ui/drawings/seal.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { UnlockField } from './unlock-field.tsx';

const loadForm = () => withAccountTexts(import('./unlock-form.tsx').then((module) => module.UnlockForm));

/** The closed envelope: a password opens it for this browser session. */
export function KycGate({ onUnlocked }: { onUnlocked: (details: KycDetails | null) => void }) {
  return (
    <div className="grid overflow-hidden border border-edge bg-sheet p-2 lg:grid-cols-12">
      <div className="relative grid place-items-center overflow-hidden bg-basalt px-8 py-8 text-paper lg:col-span-5 lg:py-16">
        <Seal slug="kyc" size={200} eager />
        <span className="absolute grid size-14 place-items-center rounded-full bg-basalt text-gold">
          <Icon name="lock" size={28} />
        </span>
      </div>
      <div className="px-4 py-8 md:px-10 md:py-12 lg:col-span-7">
        <h1 className="text-4xl">
          <Trans>KYC and bank details</Trans>
        </h1>
        <p className="mt-4 max-w-xl text-lg text-pretty text-ink-2">
          <Trans>
            Our bank accounts, billing address and company documents, for clients who need them to register us as a
            supplier. Your consultant gives you the password.
          </Trans>
        </p>
        <div className="mt-6 max-w-md">
          <LateForm load={loadForm} props={{ onUnlocked }}>
            <UnlockField id="kyc-password" name="password" />
            <Button type="submit">
              <Trans>Unlock</Trans>
            </Button>
          </LateForm>
        </div>
        <p className="mt-6 text-ink-2">
          <Trans>
            No password? <TextLink to="/contact">Ask us for it</TextLink>, or <TextLink to="/payment">pay us</TextLink>{' '}
            without it.
          </Trans>
        </p>
      </div>
    </div>
  );
}
