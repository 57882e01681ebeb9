import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { RootData } from '#app/page/root-data.ts';
import { LanguageList } from '#app/shell/language/language-link.tsx';
import { Drawer } from '#ui/overlays/dialog.tsx';
import { ExpertActions } from './drawers/expert-actions.tsx';
import { SocialLinks } from './footer/social-links.tsx';
import { mainLinks } from './navigation.tsx';

/** Everything from the top bar and the navigation that does not fit on a small screen. */
export function MobileMenu({ root }: { root: RootData }) {
  const { t, i18n } = useLingui();
  return (
    <Drawer id="menu" title={<Trans>Menu</Trans>} closeLabel={t`Close`}>
      <nav aria-label={t`Main navigation`}>
        <ul>
          {mainLinks.map(({ to, label }) => (
            <li key={to} className="border-b border-rule">
              <Link to={to} className="flex min-h-13 items-center font-serif text-xl hover:text-assay">
                {i18n._(label)}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="mt-4 grid grid-cols-2 gap-x-6">
          {root.topMenu.map(({ title, url }) => (
            <li key={url}>
              <Link to={url} className="flex min-h-11 items-center hover:text-assay">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 border-t border-rule pt-4">
        <ExpertActions />
      </div>
      <h3 className="mt-4 border-t border-rule pt-4">
        <Trans>Language</Trans>
      </h3>
      <LanguageList root={root} className="grid grid-cols-2 gap-x-6" />
      <div className="mt-4 border-t border-rule pt-3 -ms-2.5">
        <SocialLinks links={root.social} />
      </div>
    </Drawer>
  );
}
