import { I18nProvider, useLingui } from '@lingui/react';
import { use } from 'react';
import { Outlet } from 'react-router';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { documentLanguage, loadI18n } from './i18n.ts';

// The page's own code waits for the texts: a page that waits for them while React starts is blank for a moment.
if (!import.meta.env.SSR) await loadI18n(documentLanguage(), 'account').catch(() => {});

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
