import { Trans, useLingui } from '@lingui/react/macro';
import type { CallForm } from '#app/forms/use-call-form.ts';
import type { Captcha } from '#app/lead-forms/use-captcha.ts';
import { asciiDigits } from '#core/text/digits.ts';
import { Button } from '#ui/button.tsx';
import { controlClass, FieldNotes, useFieldWiring } from '#ui/fields/field-frame.tsx';

/** A sum written as text, so that screen readers can read it out, with a button for another one. */
export function CaptchaField({
  captcha,
  onRefresh,
  field,
  isOptional,
}: {
  captcha: Captcha;
  onRefresh: () => void;
  field: ReturnType<CallForm['field']>;
  isOptional: boolean;
}) {
  const { t } = useLingui();
  const { error, ...input } = field;
  const hint = t`This keeps automated messages out.`;
  const wiring = useFieldWiring(field.id, { label: null, hint, error });
  if (captcha === null) {
    return (
      <p role="status">
        <Trans>The anti-spam question could not be loaded.</Trans>{' '}
        <Button variant="quiet" onClick={onRefresh}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    );
  }
  const { first, second } = captcha ?? { first: '…', second: '…' };
  return (
    <div className="sum-room max-w-md stack-1.5">
      {/* A new element, because right-to-left text that changes its width would count as a layout shift. */}
      <label key={`${first}+${second}`} htmlFor={wiring.id} className="block font-semibold">
        <Trans>
          What is {first} plus {second}?
        </Trans>
      </label>
      <div className="flex gap-x-4">
        <input
          {...input}
          {...wiring}
          onChange={(event) => {
            const digits = asciiDigits(event.target.value);
            if (event.target.value !== digits) event.target.value = digits;
            return field.onChange(event);
          }}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          required={!isOptional}
          className={controlClass}
        />
        <Button variant="quiet" className="shrink-0" onClick={onRefresh}>
          <Trans>Show another sum</Trans>
        </Button>
      </div>
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </div>
  );
}
