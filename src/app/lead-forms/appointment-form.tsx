import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { call } from '#app/calls/call.ts';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { OtpStep } from '#app/forms/otp-step.tsx';
import { ownDetails } from '#app/forms/own-details.ts';
import { PhoneField } from '#app/forms/phone-field.tsx';
import { type CallForm, useCallForm } from '#app/forms/use-call-form.ts';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { todayInIndia } from '#core/time/dates.ts';
import { appointmentTexts } from '#features/appointments/appointments.messages.ts';
import { scheduleInput } from '#features/appointments/appointments.schema.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { AppointmentConfirmation } from './appointment-confirmation.tsx';
import { PersonFields } from './fields/person-fields.tsx';
import { FocusedNote } from './focused-note.tsx';
import { visitFields } from './visit-source.ts';

type Form = CallForm<keyof z.input<typeof scheduleInput>>;
type Reserved = CallAnswer<'POST /schedule'> & { isMoved: boolean };
type Step =
  | { kind: 'details'; problem?: string; scheduled?: Reserved; reserved?: Reserved }
  | { kind: 'code'; reserved: Reserved };

/**
 * A form in which a visitor asks for a telephone appointment: details, one-time password, done.
 *
 * @param preference the preferred time that is chosen at first
 * @param isSoonest whether the visitor picks no day: the call is made today, or on the next working day
 * @param submit the label of the button
 * @param children the fields of the day and time, after the visitor's own
 */
export function AppointmentForm({
  id,
  preference = '',
  isSoonest = false,
  submit,
  children,
}: {
  id: string;
  preference?: string;
  isSoonest?: boolean;
  submit: ReactNode;
  children: (form: Form, reserved: Reserved | undefined) => ReactNode;
}) {
  const { i18n, t } = useLingui();
  const toast = useToast();
  const [step, setStep] = useState<Step>({ kind: 'details' });
  const { name, email, phone, dialCode } = ownDetails();
  const day = isSoonest ? todayInIndia() : '';
  const empty = { name, email, countryCode: dialCode, phone, schedule: day, time_prefered: preference };
  const unseen = { ...visitFields(), _time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const schedule = (input: z.output<typeof scheduleInput>) => call('POST /schedule', { input });
  const form = useCallForm({
    id: `${id}-details`,
    schema: scheduleInput,
    defaults: { ...empty, ...unseen },
    call: schedule,
    failed: t`Failed to schedule call. Please try again.`,
    onDone(answer, input) {
      toast.success(i18n._(answer.code_sent ? appointmentTexts.otpSent : leadTexts.codeStillValid));
      // A visitor who has picked no day need not know that it has changed.
      const isMoved = !isSoonest && answer.schedule !== input.schedule;
      setStep({ kind: 'code', reserved: { ...answer, isMoved } });
    },
  });

  function submitForm(event: FormEvent) {
    // The drawer may have been open since yesterday.
    if (isSoonest) form.inputs.setValue('schedule', todayInIndia());
    form.submit(event);
  }

  if (step.kind === 'code') {
    const input = form.inputs.getValues() as z.input<typeof scheduleInput>;
    return (
      <div className="stack-5">
        <div className="border-s-4 border-gold bg-sheet px-4 py-3">
          <AppointmentConfirmation appointment={step.reserved} awaitsCode />
        </div>
        <OtpStep
          id={`${id}-code`}
          email={input.email}
          isCodeNew={step.reserved.code_sent}
          verify={(otp) => call('POST /schedule-verify-otp', { input: { email: input.email, otp } })}
          failed={({ status, message }) =>
            status === 422 ? (message ?? i18n._(appointmentTexts.otpInvalid)) : i18n._(appointmentTexts.otpFailed)
          }
          hideServerErrors
          onFail={({ status, message, errors }) => {
            // The specification has a wrong code lead back to the first step. The fields keep their values.
            if (status !== 422) return;
            setStep({
              kind: 'details',
              reserved: step.reserved,
              problem: errors.time_prefered?.[0] ?? message ?? i18n._(appointmentTexts.otpInvalid),
            });
          }}
          onDone={() => {
            toast.success(i18n._(appointmentTexts.scheduled));
            form.inputs.reset({ ...empty, ...unseen });
            setStep({ kind: 'details', scheduled: step.reserved });
          }}
          resend={() => schedule(scheduleInput.parse(input))}
          resent={i18n._(appointmentTexts.otpSent)}
          onBack={() => setStep({ kind: 'details', reserved: step.reserved })}
        />
      </div>
    );
  }

  return (
    <form onSubmit={submitForm} noValidate className="stack-5">
      {step.scheduled && (
        <FocusedNote tone="done">
          <AppointmentConfirmation appointment={step.scheduled} />
        </FocusedNote>
      )}
      {step.problem && <FocusedNote tone="problem">{step.problem}</FocusedNote>}
      <FormErrors form={form} />
      <PersonFields form={form} />
      <PhoneField form={form} code="countryCode" phone="phone" />
      {children(form, step.reserved)}
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending} className="w-full">
        {submit}
      </Button>
      <ConsentNote />
    </form>
  );
}
