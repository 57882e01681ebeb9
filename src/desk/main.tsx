import './desk.css';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';
import { i18n, preferredLanguage, speak } from './texts/i18n.ts';

await speak(preferredLanguage());
const router = createBrowserRouter(routes, { basename: '/desk' });
const place = document.getElementById('desk');
if (!place) throw new Error('The document has no place for the desk');
createRoot(place).render(
  <I18nProvider i18n={i18n}>
    <RouterProvider router={router} />
  </I18nProvider>,
);
