import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#app/calls/call.ts';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { PhoneField } from '#app/forms/phone-field.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { session } from '#app/session.ts';
import { profileInput } from '#features/accounts/accounts.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

/** Name, phone and company. The email address identifies the login and cannot be changed. */
export function ProfileForm({ profile, isFull }: { profile: CallAnswer<'GET /client/profile'>; isFull: boolean }) {
  const { t } = useLingui();
  const toast = useToast();
  const { client, company } = profile;
  const form = useCallForm({
    id: 'profile',
    schema: profileInput,
    defaults: { name: client.name, country_code: client.country_code, phone: client.phone, company: company ?? '' },
    call: (input) => call('PUT /client/profile', { input }),
    failed: t`The profile could not be saved`,
    onDone: (saved) => {
      const token = session.get()?.token;
      // The greeting and the next forms show the new name.
      if (token) session.start(token, saved.client);
      toast.success(saved.message);
    },
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <fieldset disabled={!isFull} className="stack-5">
        <legend className="sr-only">
          <Trans>Profile</Trans>
        </legend>
        <FormErrors form={form} />
        <TextField {...form.field('name')} label={t`Name`} autoComplete="name" required />
        <TextField
          id="profile-email"
          label={t`Email`}
          hint={<Trans>You log in with this address, so it cannot be changed here. To change it, write to us.</Trans>}
          defaultValue={client.email}
          readOnly
          dir="ltr"
          className="text-start"
        />
        <PhoneField form={form} code="country_code" phone="phone" />
        <TextField {...form.field('company')} label={t`Company (optional)`} autoComplete="organization" />
        <FormMessage form={form} />
        {isFull && (
          <Button type="submit" pending={form.pending}>
            <Trans>Save profile</Trans>
          </Button>
        )}
      </fieldset>
    </form>
  );
}
