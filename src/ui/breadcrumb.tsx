import { Icon } from './icon.tsx';
import { OwnText } from './own-language.tsx';
import { TextLink } from './text-link.tsx';

/**
 * Where this page is on the site: an item with `to` is a link to a page above, one without is the page itself.
 *
 * @param label the name of the landmark ("Breadcrumb")
 * @param items from the home page down; the page itself may be left out when its heading says the same
 */
export function Breadcrumb({ label, items }: { label: string; items: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-ink-2">
        {items.map((item, index) => (
          <li key={item.to ?? item.label} className="flex min-w-0 items-center gap-2">
            {index > 0 && <Icon name="chevron" size={12} className="text-gold" />}
            {item.to ? (
              <TextLink to={item.to}>
                <OwnText text={item.label} />
              </TextLink>
            ) : (
              <span aria-current="page" className="min-w-0">
                <OwnText text={item.label} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
