import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { OtpStep } from '#app/forms/otp-step.tsx';
import { ownDetails } from '#app/forms/own-details.ts';
import { PhoneField } from '#app/forms/phone-field.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { session } from '#app/session.ts';
import { brochureInput } from '#features/brochures/brochures.schema.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextArea, TextField } from '#ui/fields/field.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { PersonFields } from './fields/person-fields.tsx';
import { SourceField } from './fields/source-field.tsx';
import { useOwnCompany } from './use-own-company.ts';
import { visitFields } from './visit-source.ts';

/** The form's texts; the home section and the drawer each have their own. */
export type BrochureWords = {
  sent: string;
  failed: string;
  verified?: string;
  notVerified: string;
  /** Shown while the calls run. */
  sending?: string;
  verifying?: string;
};

/**
 * Asks for a brochure: details, one-time password, then the client area.
 *
 * @param service the name of the service that is chosen at first
 * @param hasMessage whether the visitor can add a message (the home section's form)
 * @param children shown beside the choice of services when they could not be loaded
 */
export function BrochureForm({
  id,
  services,
  service = '',
  words,
  hasMessage = false,
  children,
}: {
  id: string;
  services: readonly { id: number; name: string }[];
  service?: string;
  words: BrochureWords;
  hasMessage?: boolean;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [code, setCode] = useState<{ email: string; isNew: boolean }>();
  const [isVerifying, setVerifying] = useState(false);
  const client = ownDetails();
  // An empty message is no message.
  const ask = ({ message, ...input }: ReturnType<typeof brochureInput.parse>) =>
    call('POST /submit-brochure', { input: message ? { ...input, message } : input });
  const form = useCallForm({
    id,
    schema: brochureInput,
    defaults: {
      name: client.name,
      company: '',
      email: client.email,
      phone: client.phone,
      countryCode: client.dialCode,
      service,
      source: '',
      message: '',
      ...visitFields(),
    },
    call: ask,
    failed: () => words.failed,
    onDone({ given, code_sent, message, notice }, { email }) {
      if (given) return goToBrochures(message);
      toast.success(code_sent ? words.sent : (notice ?? message));
      setCode({ email, isNew: code_sent });
    },
  });

  useOwnCompany(form.inputs);

  // On another service's page, or when the services arrive late, a choice that was not touched follows.
  const { setValue, getFieldState } = form.inputs;
  const isKnown = services.length > 0;
  useEffect(() => {
    if (isKnown && !getFieldState('service').isDirty) setValue('service', service);
  }, [isKnown, service, setValue, getFieldState]);

  async function verify(otp: string) {
    setVerifying(true);
    const result = await call('POST /verify-otp', { input: { email: code?.email ?? '', otp } });
    setVerifying(false);
    return result;
  }

  function goToBrochures(message: string | undefined) {
    if (message) toast.success(message);
    // In a drawer the form stays mounted, so it is reset for the next time the drawer is opened.
    setCode(undefined);
    form.inputs.reset();
    void navigate('/account/brochures');
  }

  if (code) {
    return (
      <div className="stack-5">
        <OtpStep
          id={`${id}-code`}
          email={code.email}
          isCodeNew={code.isNew}
          verify={verify}
          failed={() => words.notVerified}
          onDone={({ token, client }) => {
            session.start(token, client);
            goToBrochures(words.verified);
          }}
          resend={() => ask(brochureInput.parse(form.inputs.getValues()))}
          resent={words.sent}
          onBack={() => setCode(undefined)}
        />
        <Progress text={isVerifying && words.verifying} />
      </div>
    );
  }

  return (
    <form onSubmit={form.submit} noValidate className="stack-5">
      <FormErrors form={form} />
      <PersonFields form={form} />
      <TextField {...form.field('company')} label={t`Company (optional)`} autoComplete="organization" />
      <PhoneField form={form} code="countryCode" phone="phone" />
      <SelectField {...form.field('service')} label={t`Service`} required>
        <option value="">{t`Choose a service`}</option>
        {services.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      {children}
      <SourceField {...form.field('source')} />
      {hasMessage && <TextArea {...form.field('message')} label={t`Message (optional)`} rows={3} />}
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending} className="w-full">
        <Trans>Send me the brochure</Trans>
      </Button>
      <Progress text={form.pending && words.sending} />
      <ConsentNote />
    </form>
  );
}

function Progress({ text }: { text: string | false | undefined }) {
  return (
    <p role="status" className="text-ink-2 empty:hidden">
      {text || null}
    </p>
  );
}
