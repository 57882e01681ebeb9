import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { useFaultText } from '#app/forms/use-fault-text.ts';
import { LandingFields } from '#app/page/fields/landing-fields.tsx';
import { findCountryName } from '#features/countries/countries.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { Button } from '#ui/button.tsx';
import { closeDialog } from '#ui/overlays/dialog.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { digitsOnly } from './fields/digits-only.ts';
import { ownQuery } from './own-query.ts';
import { landingPopupFormInput } from './schemas/landing-form.schema.ts';

/**
 * The form in the dialog of the landing page.
 *
 * @param dialog the id of the dialog, which closes when the form has been sent
 * @param opening how often the dialog was closed so far; each time the form is emptied
 */
export function LandingPopupForm({ dialog, opening }: { dialog: string; opening: number }) {
  return <Fields key={opening} dialog={dialog} />;
}

function Fields({ dialog }: { dialog: string }) {
  const { i18n } = useLingui();
  const toast = useToast();
  const faultText = useFaultText();
  const form = useCallForm({
    id: 'landing-popup',
    schema: landingPopupFormInput,
    defaults: ownQuery(),
    call: (input) => call('POST /landing-page-popup', { input }),
    failed: (failure) => failure.message || faultText(failure),
    onDone({ message }) {
      closeDialog(dialog);
      toast.success(message || i18n._(leadTexts.enquirySent));
    },
  });

  return (
    <form noValidate onSubmit={form.submit} className="stack-5">
      <FormErrors form={form} />
      <LandingFields
        field={(name) => (name === 'phone_number' ? digitsOnly(form.field(name)) : form.field(name))}
        onCode={(code) => form.inputs.setValue('country_name', findCountryName(code) ?? '')}
      >
        <FormMessage form={form} />
        <Button type="submit" pending={form.pending} className="w-full">
          <Trans>Submit</Trans>
        </Button>
      </LandingFields>
    </form>
  );
}
