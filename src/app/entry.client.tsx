import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { noteVisit } from './lead-forms/visit-source.ts';
import { documentLanguage, loadI18n } from './texts/i18n.ts';

noteVisit();
await loadI18n(documentLanguage());
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
