import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { versionHeader } from './document/start-parts.ts';
import { noteVisit } from './lead-forms/visit-source.ts';
import { documentLanguage, loadI18n } from './texts/i18n.ts';

noteVisit();
await Promise.all([loadI18n(documentLanguage()), window.starting?.sheet]);
const isSame = await takeState();
startTransition(() => {
  if (isSame) hydrateRoot(document, <HydratedRouter />);
  else createRoot(document).render(<HydratedRouter />);
});

/**
 * Hands the router the data that the starter requested; in development the document contains them.
 * @returns false when the content has changed since the document was made, so that the page must be rendered again
 */
async function takeState(): Promise<boolean> {
  const { starting, __reactRouterContext: context } = window;
  if (!starting || !context) return true;
  const { body, headers } = await starting.state;
  context.stream = body;
  return (headers.get(versionHeader) ?? starting.version) === starting.version;
}
