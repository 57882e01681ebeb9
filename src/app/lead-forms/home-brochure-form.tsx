import { useLingui } from '@lingui/react/macro';
import { BrochureForm } from './brochure-form.tsx';

/** The brochure form of the home page: with a message, and its own words. */
export function HomeBrochureForm({ services }: { services: readonly { id: number; name: string }[] }) {
  const { t } = useLingui();
  return (
    <BrochureForm
      id="brochure-home"
      services={services}
      hasMessage
      words={{
        sent: t`OTP has been sent to your email. Please verify to proceed.`,
        failed: t`Failed to submit the form. Please try again.`,
        notVerified: t`Failed to verify OTP. Please check and try again.`,
      }}
    />
  );
}
