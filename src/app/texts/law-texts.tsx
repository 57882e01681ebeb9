import { Outlet } from 'react-router';
import { documentLanguage, loadI18n } from './i18n.ts';

// The router takes a page when its modules have run, so `meta` and the components find their texts.
if (!import.meta.env.SSR) await loadI18n(documentLanguage(), 'law');

/** The layout of the orders, exemptions, notifications, timelines and open data, which also need the texts of the facts. */
export default function LawTexts() {
  return <Outlet />;
}
