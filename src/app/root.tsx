import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useHref, useMatches } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { styleMark } from '#app/document/document-start.tsx';
import { basalt } from '#core/palette.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { getFrame } from '#features/site/frame.server.ts';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { PageLanguage } from '#ui/own-language.tsx';
import fonts from '#ui/style/fonts.css?inline';
import headingFont from '#ui/style/newsreader-latin.woff2';
import type { Route } from './+types/root';
import sheet from './app.css?url';
import { DocumentStart } from './document/document-start.tsx';
import { isSheet } from './page/page-handle.ts';
import { pageMeta } from './page/page-meta.ts';
import { type RootData, useRootData } from './page/root-data.ts';
import { sheetChoiceScript } from './page/sheet-choice/sheet-choice.ts';
import { faultMeta, PageFault } from './system/page-fault.tsx';
import { getI18n } from './texts/i18n.ts';

/** A document contains the fonts and rules that it uses, so the browser's bundle leaves them out. */
const styles = import.meta.env.SSR ? fonts + styleMark : '';

export const links: Route.LinksFunction = () => [{ rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }];

export function meta(args: Route.MetaArgs) {
  return args.error ? faultMeta(args) : pageMeta(args, {});
}

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const language = context.get(languageContext);
  const publicUrl = context.get(publicUrlContext);
  const { settings, host, ...frame } = await getFrame(publicUrl, language);
  const { title, description, keywords } = settings.seo;
  return {
    language,
    publicUrl,
    siteName: settings.site.name,
    callBase: host.base,
    offeredLanguages: host.languages,
    topBarLanguages: settings.topBarLanguages,
    today: todayInIndia(),
    seoDefaults: { title, description, keywords },
    ...frame,
  };
}

/** The frame of the site does not change between pages, so in-page navigation does not load it again. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const language = usePageLanguage();
  const root = useRootData();
  const matches = useMatches();
  return (
    <html lang={language.code} dir={language.dir} data-calls={root?.callBase}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && isSheet(matches) && <script dangerouslySetInnerHTML={{ __html: sheetChoiceScript }} />}
        <meta name="theme-color" content={basalt} />
        {/* Drawn once the bars are read: half-read ones would move when the rest of them comes. */}
        <link rel="expect" href="#main" blocking="render" />
        {/* Also for Hindi and Arabic, because names from the database are in Latin letters. */}
        <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
        {/* With a name, React recognises the style sheet in the document and preserves it when it renders again. */}
        <style href="site" precedence="site" dangerouslySetInnerHTML={{ __html: styles }} />
        {import.meta.env.DEV && <link rel="stylesheet" href={sheet} />}
      </head>
      <body>
        <I18nProvider i18n={getI18n(language.code)}>
          <PageLanguage value={language.code}>{children}</PageLanguage>
        </I18nProvider>
        <DocumentStart />
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

/** The router's basename gives the language, even on a page whose data could not be loaded. */
function usePageLanguage() {
  const [, segment = ''] = useHref('/').split('/');
  return findLanguage(segment) ?? { code: defaultLanguage, dir: 'ltr' as const };
}

export default function Root() {
  return <Outlet />;
}

/** Shown when not even the frame's data could be loaded, and for the pages outside the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <PageFault error={error} />
    </main>
  );
}
