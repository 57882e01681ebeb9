import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { loadI18n } from './i18n.ts';
import { noteVisit } from './lead-forms/visit-source.ts';

noteVisit();
const language = findLanguage(document.documentElement.lang)?.code ?? defaultLanguage;
await loadI18n(language);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
