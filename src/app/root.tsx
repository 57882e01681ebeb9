import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useHref } from 'react-router';
import { findLanguage } from '#locales/languages.ts';
import css from './app.css?inline';
import { getI18n } from './i18n.ts';

/** The style sheet travels in the document; the browser's bundle does not carry it a second time. */
const styles = import.meta.env.SSR ? css : '';

export function Layout({ children }: { children: ReactNode }) {
  const language = usePageLanguage();
  return (
    <html lang={language.code} dir={language.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <I18nProvider i18n={getI18n(language.code)}>{children}</I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The base of the addresses names the language, even on a page whose data could not be had. */
function usePageLanguage() {
  const [, segment = ''] = useHref('/').split('/');
  return findLanguage(segment) ?? { code: 'en' as const, dir: 'ltr' as const };
}

export default function Root() {
  return <Outlet />;
}
