import { useLingui } from '@lingui/react/macro';
import { brochureTexts } from '#features/brochures/brochures.schema.ts';
import { BrochureForm } from './brochure-form.tsx';

/** The brochure form of the home page, with a message field and its own texts. */
export function HomeBrochureForm({ services }: { services: readonly { id: number; name: string }[] }) {
  const { i18n, t } = useLingui();
  return (
    <BrochureForm
      id="brochure-home"
      services={services}
      hasMessage
      words={{
        sent: i18n._(brochureTexts.otpSent),
        failed: t`Failed to submit the form. Please try again.`,
        notVerified: i18n._(brochureTexts.otpFailed),
      }}
    />
  );
}
