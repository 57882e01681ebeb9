import { LateForm } from '#app/page/late-form.tsx';
import { useRootData } from '#app/page/root-data.ts';
import { PlainApplication } from './plain-application.tsx';

/** Fetches the form of the script. */
export const loadApplication = () =>
  import('#app/lead-forms/application-form.tsx').then((module) => module.ApplicationForm);

/**
 * An application that is part of a page.
 *
 * @param heading what the application is called
 * @param thanks the page that follows
 */
export function Application({ heading, thanks }: { heading: string; thanks?: string }) {
  const root = useRootData();
  const id = 'profile';
  return (
    <LateForm
      action={`${root?.callBase ?? ''}/apply`}
      load={loadApplication}
      props={{ id, heading, ...(thanks && { thanks }) }}
    >
      <PlainApplication id={id} heading={heading} />
    </LateForm>
  );
}
