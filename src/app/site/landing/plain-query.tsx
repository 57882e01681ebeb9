import { Trans, useLingui } from '@lingui/react/macro';
import { LandingFields } from '#app/page/fields/landing-fields.tsx';
import { PlainSum } from '#app/page/fields/sum-row.tsx';
import { acceptOf } from '#core/files/document-kinds.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/fields/field.tsx';

/** The main form as the document contains it, before its script has loaded and for browsers without script. */
export function PlainQuery() {
  const { t } = useLingui();
  return (
    <LandingFields
      field={(name) => ({ id: `landing-${name}`, name })}
      file={<FileField id="landing-pdf" name="pdf" label={t`PDF (optional, up to 10 MB)`} accept={acceptOf(['pdf'])} />}
    >
      <PlainSum id="landing" />
      <Button type="submit" className="w-full">
        <Trans>Submit</Trans>
      </Button>
    </LandingFields>
  );
}
