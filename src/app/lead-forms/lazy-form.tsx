import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy } from 'react';
import { ExpertContact } from '#app/shell/expert-contact.tsx';
import { useRootData } from '#app/use-root-data.ts';

/** A form that is fetched when it is first drawn; where it cannot come, its place says how to reach a person. */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (form): { default: ComponentType<Props> } => ({ default: form }),
      () => ({ default: FormAway }),
    ),
  );
}

function FormAway() {
  const { t } = useLingui();
  const site = useRootData()?.site;
  return (
    site && (
      <ExpertContact site={site} subject={t`Enquiry`}>
        <Trans>The form could not be loaded. Reload the page to try again, or write or call; a person answers.</Trans>
      </ExpertContact>
    )
  );
}
