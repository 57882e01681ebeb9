import type { ChangeEvent } from 'react';
import { asciiDigits } from '#core/text/digits.ts';

type Field = { onChange: (event: ChangeEvent<HTMLInputElement>) => unknown };

/** How many digits a number in India has. */
const indianLength = 10;

/**
 * A field in which nothing but digits stays. The form of the script adds this, because the form of the document gives
 * way at the first use.
 * @param field the props of the field
 * @param clean leaves the digits of what was typed or pasted
 */
export function digitsOnly<Props extends Field>(field: Props, clean: (text: string) => string = digitsOf): Props {
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const digits = clean(event.target.value);
      if (event.target.value !== digits) event.target.value = digits;
      return field.onChange(event);
    },
  };
}

export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '');
}

/** The digits of a number in India, without the code with which it may have been pasted. */
export function indianDigits(text: string): string {
  const digits = digitsOf(text);
  return (digits.length > indianLength ? digits.replace(/^(0+|91)/, '') : digits).slice(0, indianLength);
}
