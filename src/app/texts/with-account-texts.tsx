import { I18nProvider } from '@lingui/react';
import type { ComponentType, FunctionComponent } from 'react';
import { documentLanguage, loadI18n } from './i18n.ts';

/** Fetches a part of a page together with the texts of forms, and provides them to it. Works in the browser only. */
export async function withAccountTexts<Props extends object>(
  part: Promise<ComponentType<Props>>,
): Promise<FunctionComponent<Props>> {
  const [Part, i18n] = await Promise.all([part, loadI18n(documentLanguage(), 'account')]);
  return (props: Props) => (
    <I18nProvider i18n={i18n}>
      <Part {...props} />
    </I18nProvider>
  );
}
