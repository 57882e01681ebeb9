import { Trans } from '@lingui/react/macro';
import type { CallForm } from '#app/forms/use-call-form.ts';
import type { FormSum } from '#app/lead-forms/use-sum-form.ts';
import { CaptchaField } from './captcha-field.tsx';

/**
 * The sum of a form, and why it is needed if the visitor has already sent the form without it.
 *
 * @param isOptional whether the form is accepted without its answer
 */
export function SumField({
  form,
  sum,
  isOptional = false,
}: {
  form: Pick<CallForm<'captcha'>, 'field'>;
  sum: FormSum;
  isOptional?: boolean;
}) {
  return (
    <>
      <div aria-live="polite">
        {sum.isAwaited && (
          <p className="border-s-4 border-gold ps-4">
            <Trans>Not sent yet: answer the sum and send the form again.</Trans>
          </p>
        )}
      </div>
      <CaptchaField
        captcha={sum.captcha}
        onRefresh={sum.change}
        field={form.field('captcha')}
        isOptional={isOptional}
      />
    </>
  );
}
