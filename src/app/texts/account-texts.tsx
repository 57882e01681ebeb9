import { I18nProvider, useLingui } from '@lingui/react';
import { use } from 'react';
import { Outlet } from 'react-router';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { documentLanguage, loadI18n } from './i18n.ts';

// The texts are loaded together with the page's own code, not after it.
if (!import.meta.env.SSR) loadI18n(documentLanguage(), 'account').catch(() => {});

/** The layout of pages that need the texts of forms and of the client area; other pages do not load these. */
export default function AccountTexts() {
  const { i18n } = useLingui();
  const language = findLanguage(i18n.locale)?.code ?? defaultLanguage;
  return (
    <I18nProvider i18n={use(loadI18n(language, 'account'))}>
      <Outlet />
    </I18nProvider>
  );
}
