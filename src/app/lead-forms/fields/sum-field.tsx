import { Trans } from '@lingui/react/macro';
import type { CallForm } from '#app/forms/use-call-form.ts';
import type { FormSum } from '#app/lead-forms/use-sum-form.ts';
import { SumRow } from '#app/page/fields/sum-row.tsx';
import { asciiDigits } from '#core/text/digits.ts';
import { Button } from '#ui/button.tsx';

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
  const field = form.field('captcha');
  return (
    <>
      <div aria-live="polite">
        {sum.isAwaited && (
          <p className="border-s-4 border-gold ps-4">
            <Trans>Not sent yet: answer the sum and send the form again.</Trans>
          </p>
        )}
      </div>
      {sum.captcha === null ? (
        <p role="status">
          <Trans>The anti-spam question could not be loaded.</Trans>{' '}
          <Button variant="quiet" onClick={sum.change}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : (
        <SumRow
          {...field}
          sum={sum.captcha}
          required={!isOptional}
          onRefresh={sum.change}
          onChange={(event) => {
            const digits = asciiDigits(event.target.value);
            if (event.target.value !== digits) event.target.value = digits;
            return field.onChange(event);
          }}
        />
      )}
    </>
  );
}
