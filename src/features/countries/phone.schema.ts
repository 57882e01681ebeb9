import { z } from 'zod';
import { contactTexts } from '#core/forms/contact-fields.ts';
import { sentText } from '#core/forms/input-fields.ts';
import { type CrossCheck, withCrossChecks } from '#core/forms/with-cross-checks.ts';
import { findCountryOfCode } from './countries.ts';
import { readPhone } from './read-phone.ts';

/** The fields of a form that make up a phone number, under the form's own names. */
type PhoneNames<Name> = {
  code: Name;
  phone: Name;
  /** The field for the country's English name, which follows when the number begins with another country's code. */
  country?: Name;
  /** Everything but digits is removed before the number is read. */
  digitsOnly?: true;
};

/**
 * A form whose phone number and dial code are read together. A number with its country code or a leading zero is
 * accepted, and both fields are returned in the form in which they are stored.
 *
 * @param check compares other fields, as `withCrossChecks` does
 */
export function withPhone<Schema extends z.ZodObject>(
  schema: Schema,
  names: PhoneNames<keyof Schema['shape'] & string>,
  check: CrossCheck = () => {},
) {
  const { code, phone, country, digitsOnly } = names;
  const read = (sent: Record<string, unknown>) => {
    const text = sentText(sent[phone]);
    const number = digitsOnly ? text.replace(/(?!^\s*\+)\D/g, '') : text;
    return readPhone(number, typeof sent[code] === 'string' ? sent[code].trim() : undefined);
  };
  return withCrossChecks(schema, (sent, refuse) => {
    check(sent, refuse);
    if (sentText(sent[phone]).trim() !== '' && !read(sent)) refuse(phone, contactTexts.phoneWrong);
  }).transform((value, context): z.output<Schema> => {
    // It may be left empty if it is optional.
    if (!value[phone]) return value;
    const parts = read(value);
    if (!parts) {
      context.addIssue({ code: 'custom', path: [phone], message: contactTexts.phoneWrong });
      return z.NEVER;
    }
    const { dialCode = value[code], digits } = parts;
    const isOther = dialCode !== value[code];
    return {
      ...value,
      [code]: dialCode,
      [phone]: digits,
      ...(country && isOther && { [country]: findCountryOfCode(String(dialCode))?.name }),
    };
  });
}
