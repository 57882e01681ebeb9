import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import './document/starting.ts';
import { noteVisit } from './lead-forms/visit-source.ts';
import { documentLanguage, loadI18n } from './texts/i18n.ts';

noteVisit();
await Promise.all([loadI18n(documentLanguage()), window.starting?.sheet]);
startTransition(() => {
  // When the content changed after the document was made, the page is drawn anew instead of continued.
  const isSame = window.starting?.version === window.dataVersion;
  if (isSame) hydrateRoot(document, <HydratedRouter />);
  else createRoot(document).render(<HydratedRouter />);
});
