import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import './document/starting.ts';
import { recordVisit } from './lead-forms/visit-source.ts';
import { documentLanguage, loadI18n } from './texts/i18n.ts';
import { writeWithoutIntl } from './texts/write-without-intl.ts';

// V8's own value; the document's starter has removed it.
Error.stackTraceLimit = 10;
recordVisit();
const [i18n] = await Promise.all([loadI18n(documentLanguage()), window.starting?.sheet]);
writeWithoutIntl(i18n);
startTransition(() => {
  // If the content has changed since the document was rendered, the page is rendered again instead of hydrated.
  const isSame = window.starting?.version === window.dataVersion;
  if (isSame) hydrateRoot(document, <HydratedRouter />);
  else createRoot(document).render(<HydratedRouter />);
});
