import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { writeLongDatesBy } from '#core/time/dates.ts';
import './document/starting.ts';
import { recordVisit } from './lead-forms/visit-source.ts';
import { documentLanguage, loadI18n } from './texts/i18n.ts';
import { longDateWriter } from './texts/long-date-writer.ts';

recordVisit();
const [i18n] = await Promise.all([loadI18n(documentLanguage()), window.starting?.sheet]);
writeLongDatesBy(i18n.locale, longDateWriter(i18n));
startTransition(() => {
  // If the content has changed since the document was rendered, the page is rendered again instead of hydrated.
  const isSame = window.starting?.version === window.dataVersion;
  if (isSame) hydrateRoot(document, <HydratedRouter />);
  else createRoot(document).render(<HydratedRouter />);
});
