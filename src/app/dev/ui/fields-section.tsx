import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Checkbox, FileField, SelectField, TextArea, TextField } from '#ui/fields/field.tsx';
import { Section } from '#ui/section.tsx';
import { longName } from './samples.ts';

export function FieldsSection() {
  const [refused, setRefused] = useState(false);
  const error = 'Write the address as name@example.com';

  return (
    <Section id="fields" title="Fields">
      <form noValidate className="grid max-w-3xl gap-6 md:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
        <div className="md:col-span-2">
          <ErrorSummary
            title="There is a problem"
            count="1 field needs attention"
            errors={refused ? [{ fieldId: 'dev-email', message: error }] : []}
          />
        </div>
        <TextField label="Full name" name="name" autoComplete="name" placeholder="As on the licence" />
        <TextField
          id="dev-email"
          label="Email"
          type="email"
          hint="We’ll email a six-digit code to this address."
          error={refused ? error : undefined}
        />
        <SelectField label="Service" defaultValue="">
          <option value="">Choose a service</option>
          <option>{longName}</option>
        </SelectField>
        <TextField label="Date of the call" type="date" />
        <TextField label="Serial" readOnly defaultValue="R-41000123" />
        <TextField label="Out of use" disabled defaultValue="Nothing to write" />
        <FileField label="Test report" hint="PDF, 2 MB at most." accept="application/pdf" />
        <TextField label="With an error" defaultValue="12" error="Write ten digits, without the country code" />
        <div className="md:col-span-2">
          <TextArea label="Your query" />
        </div>
        <Checkbox label="I agree that you write to me about this query." />
        <Checkbox label="With an error" error="Tick the box to go on" />
        <Button type="submit" onClick={() => setRefused((now) => !now)}>
          {refused ? 'Mend' : 'Refuse this form'}
        </Button>
      </form>
    </Section>
  );
}
