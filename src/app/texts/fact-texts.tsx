import { Outlet } from 'react-router';
import { documentLanguage, loadI18n } from './i18n.ts';

// The router takes a page when its modules have run, so `meta` and the components find their texts.
if (!import.meta.env.SSR) await loadI18n(documentLanguage(), 'facts');

/** The layout of the pages that say what the law asks of a product. */
export default function FactTexts() {
  return <Outlet />;
}
