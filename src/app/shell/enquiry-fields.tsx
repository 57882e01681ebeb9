import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { FileField, SelectField, TextArea, TextField } from '#ui/field.tsx';

/** The most frequently used codes; the whole list comes with the script. */
const frequentCodes = ['+91', '+1', '+44', '+971', '+86', '+82', '+81', '+49', '+65', '+966'];

/** The enquiry's fields as they appear in every document, with the same ids as in the full form. */
export function EnquiryFields() {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField id="enquiry-name" name="name" label={t`Name`} autoComplete="name" required />
        <TextField
          id="enquiry-email"
          name="email"
          type="email"
          label={t`Email`}
          autoComplete="email"
          dir="ltr"
          className="text-start"
          required
        />
        <div className="grid grid-cols-[6.25rem_1fr] gap-x-3">
          <SelectField
            id="enquiry-country_code"
            name="country_code"
            label={t`Code`}
            autoComplete="tel-country-code"
            dir="ltr"
          >
            {frequentCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
          <TextField
            id="enquiry-phone_number"
            name="phone_number"
            type="tel"
            label={t`Phone (optional)`}
            autoComplete="tel-national"
            dir="ltr"
            className="text-start tabular"
          />
        </div>
        <FileField id="enquiry-pdf" name="pdf" label={t`File (optional, up to 10 MB)`} />
      </div>
      <TextArea id="enquiry-description" name="description" label={t`Message`} required />
      <div className="sum-room" />
      <Button type="submit">
        <Trans>Send enquiry</Trans>
      </Button>
    </>
  );
}
