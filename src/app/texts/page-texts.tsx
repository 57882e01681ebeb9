import { Outlet } from 'react-router';
import { documentLanguage, loadI18n } from './i18n.ts';

// The router takes a page when its modules have run, so `meta` and the components find their texts.
if (!import.meta.env.SSR) await loadI18n(documentLanguage(), 'pages');

/** The layout of all other public pages but home, which does without their texts. */
export default function PageTexts() {
  return <Outlet />;
}
