import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { asciiDigits } from '#core/text/ascii-digits.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { Captcha } from './use-captcha.ts';

/** A sum written as text, so that screen readers can read it out, with a button for another one. */
export function CaptchaField({
  captcha,
  onRefresh,
  field,
}: {
  captcha: Captcha;
  onRefresh: () => void;
  field: Omit<ComponentProps<typeof TextField>, 'label' | 'onChange'> & {
    onChange: NonNullable<ComponentProps<'input'>['onChange']>;
  };
}) {
  const { t } = useLingui();
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
    <div className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      <TextField
        {...field}
        onChange={(event) => {
          const digits = asciiDigits(event.target.value);
          if (event.target.value !== digits) event.target.value = digits;
          return field.onChange(event);
        }}
        label={t`What is ${first} plus ${second}?`}
        hint={t`This keeps automated messages out.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        required
      />
      <Button variant="quiet" className="mt-7.5" onClick={onRefresh}>
        <Trans>Show another sum</Trans>
      </Button>
    </div>
  );
}
