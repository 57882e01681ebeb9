import { Trans, useLingui } from '@lingui/react/macro';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { ApplicationFields } from '#app/page/fields/application-fields.tsx';
import { PlainSum } from '#app/page/fields/sum-row.tsx';
import { LateForm } from '#app/page/late-form/late-form.tsx';
import { useRootData } from '#app/page/root-data.ts';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { acceptOf } from '#core/files/document-kinds.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/fields/field.tsx';

/** Fetches the form of the script. */
export const loadApplication = () =>
  withAccountTexts(import('#app/lead-forms/application-form.tsx').then((module) => module.ApplicationForm));

type Props = { heading: string; isWide?: boolean; thanks?: string };

/**
 * An application that is part of a page.
 *
 * @param heading what the application is called
 * @param isWide whether there is room for two columns
 * @param thanks the page that follows
 */
export function Application({ heading, isWide = false, thanks }: Props) {
  const root = useRootData();
  const id = 'profile';
  return (
    <LateForm
      action={`${root?.callBase ?? ''}/apply`}
      load={loadApplication}
      props={{ id, heading, isWide, ...(thanks && { thanks }) }}
    >
      <PlainApplication id={id} heading={heading} isWide={isWide} />
    </LateForm>
  );
}

/** The application as the document contains it, before its script has loaded and for browsers without script. */
function PlainApplication({ id, heading, isWide }: { id: string; heading: string; isWide: boolean }) {
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
