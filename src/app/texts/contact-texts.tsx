import { Outlet } from 'react-router';
import { documentLanguage, loadI18n } from './i18n.ts';

// The router takes a page when its modules have run, so `meta` and the components find their texts.
if (!import.meta.env.SSR) await loadI18n(documentLanguage(), 'contact');

/** The layout of the pages on which people write to us, apply or pay. */
export default function ContactTexts() {
  return <Outlet />;
}
