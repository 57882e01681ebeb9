import { LateForm } from '#app/page/late-form/late-form.tsx';
import { useRootData } from '#app/page/root-data.ts';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { PlainApplication } from './plain-application.tsx';

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
