import { Trans, useLingui } from '@lingui/react/macro';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { ApplicationFields } from '#app/page/fields/application-fields.tsx';
import { PlainSum } from '#app/page/fields/sum-row.tsx';
import { acceptOf } from '#core/files/document-kinds.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/fields/field.tsx';

/** The application as the document contains it, before its script has loaded and for browsers without script. */
export function PlainApplication({ id, heading, isWide }: { id: string; heading: string; isWide: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <ApplicationFields
        field={(name) => ({ id: `${id}-${name}`, name })}
        isWide={isWide}
        resume={
          <FileField
            id={`${id}-resume`}
            name="resume"
            label={t`Résumé (optional, up to 5 MB)`}
            hint={t`PDF, DOC or DOCX`}
            accept={acceptOf(['pdf', 'doc', 'docx'])}
          />
        }
      />
      <input type="hidden" name="heading" value={heading} />
      <PlainSum id={id} />
      <Button type="submit" className="w-full">
        <Trans>Submit application</Trans>
      </Button>
      <ConsentNote />
    </>
  );
}
