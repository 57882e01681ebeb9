import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useHref } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { findLanguage, type LanguageCode } from '#locales/languages.ts';
import type { Route } from './+types/root';
import css from './app.css?inline';
import { getI18n } from './i18n.ts';

/** The style sheet travels in the document; the browser's bundle does not carry it a second time. */
const styles = import.meta.env.SSR ? css : '';

export type RootData = {
  language: LanguageCode;
  publicUrl: string;
  siteName: string;
  /** Codes of the languages that this host offers and whose texts are ready. */
  offeredLanguages: string[];
  seoDefaults: { title: string; description: string; keywords: string };
};

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  return {
    language: context.get(languageContext),
    publicUrl: context.get(publicUrlContext),
    siteName: 'Kasauti',
    offeredLanguages: ['en', 'hi', 'ar'],
    seoDefaults: { title: 'Kasauti', description: '', keywords: '' },
  };
}

/** The frame of the site does not change between pages: in-page navigation does not ask for it again. */
export const shouldRevalidate = () => false;

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
