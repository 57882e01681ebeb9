import { Trans } from '@lingui/react/macro';
import { useLocation, useMatches } from 'react-router';
import { isSecret } from '#app/page/page-handle.ts';
import { useRootData } from '#app/page/root-data.ts';
import { encodeForLink } from '#core/text/addresses.ts';
import { inLanguage } from '#core/text/language.ts';
import { Icon } from '#ui/icon.tsx';
import { PopoverMenu, popoverEntry } from '#ui/overlays/popover-menu.tsx';
import { shareTargets } from './share-targets.ts';

/**
 * Offers eight ways to share the current page by its canonical address.
 *
 * @param id id of the popover, unique on the page
 * @param title the title that is shared; the site's name by default
 * @param query the part of the address after the path that belongs to what is shared
 * @param className classes of the button
 */
export function ShareMenu({
  id,
  title,
  query = '',
  className = '',
}: {
  id: string;
  title?: string;
  query?: string;
  className?: string;
}) {
  const root = useRootData();
  const { pathname } = useLocation();
  const matches = useMatches();
  if (!root) return null;
  const url = encodeURIComponent(
    root.publicUrl + inLanguage(isSecret(matches) ? '/' : pathname, root.language) + query,
  );
  const text = encodeForLink(title ?? root.siteName);
  return (
    <PopoverMenu
      id={id}
      className={className}
      trigger={
        <>
          <Icon name="share" size={16} />
          <span>
            <Trans>Share</Trans>
          </span>
        </>
      }
    >
      {shareTargets.map(({ name, icon, href }) => (
        <li key={icon}>
          <a
            href={href(url, text)}
            target={name ? '_blank' : undefined}
            rel="noopener nofollow"
            className={popoverEntry}
          >
            <Icon name={icon} size={18} />
            {name ?? <Trans context="a way to share a page">Email</Trans>}
          </a>
        </li>
      ))}
    </PopoverMenu>
  );
}
