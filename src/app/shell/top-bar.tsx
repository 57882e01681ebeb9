import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { RootData } from '#app/page/root-data.ts';
import { Container } from '#ui/section.tsx';
import { SocialLinks } from './footer/social-links.tsx';
import { LanguagePicker } from './language/language-picker.tsx';
import { ShareMenu } from './share-menu.tsx';

/** The padding keeps the focus ring, which is drawn inside, off the letters. */
const item = 'inline-flex min-h-9 items-center -mx-1.5 px-1.5 hover:text-gold';

/** The dark bar at the very top, with the top menu, the social links, and the share, partner and language buttons. */
export function TopBar({ root }: { root: RootData }) {
  const { t } = useLingui();
  return (
    <div className="top-bar no-print ring-inside bg-basalt text-paper">
      <Container className="flex min-h-9 items-center justify-between gap-x-6">
        <nav aria-label={t`Top menu`} className="max-lg:hidden">
          <ul className="flex flex-wrap gap-x-5">
            {root.topMenu.map(({ title, url }) => (
              <li key={url}>
                <Link to={url} className={item}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-1 flex-wrap items-center gap-x-4 justify-between lg:justify-end">
          {/* Beside the menus of most languages the bar has room for them from 1200 px on; the footer has them, too. */}
          <div className="max-xl:hidden">
            <SocialLinks links={root.social} />
          </div>
          {/* In most languages the bar of a phone has no room for the word. */}
          <ShareMenu id="share-top" className={`${item} max-sm:[&>span]:sr-only`} />
          <button type="button" command="show-modal" commandfor="partner" className={item}>
            <Trans>Partner with us</Trans>
          </button>
          <LanguagePicker root={root} className={item} />
        </div>
      </Container>
    </div>
  );
}
