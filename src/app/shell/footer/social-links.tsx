import type { SocialMedia } from '#features/site/site.schema.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';

const signs: Record<SocialMedia['icon'], IconName> = {
  Facebook: 'facebook',
  Twitter: 'x',
  LinkedIn: 'linkedin',
  Pinterest: 'pinterest',
  Instagram: 'instagram',
  YouTube: 'youtube',
};

/** Our pages on social networks, as icons with accessible names. */
export function SocialLinks({ links }: { links: readonly SocialMedia[] }) {
  return (
    <ul className="flex flex-wrap">
      {links.map(({ id, url, icon }) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={icon}
            title={icon}
            className="grid size-9 place-items-center hover:text-gold"
          >
            <Icon name={signs[icon]} size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
