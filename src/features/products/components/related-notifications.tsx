import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#core/time/dates.ts';
import { OwnText } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ProductDetail } from '../product-detail.ts';

/** The notifications that name this product, newest first. */
export function RelatedNotifications({ notifications }: { notifications: ProductDetail['notifications'] }) {
  const { t } = useLingui();
  if (notifications.length === 0) return null;
  return (
    <Section id="notifications" title={t`Related Notifications`}>
      <ul className="border-b border-rule">
        {notifications.map(({ id, name, slug, categorySlug, date }) => (
          <li key={id} className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <time dateTime={date} className="text-ink-2 tabular">
              {formatDate(date)}
            </time>
            <TextLink to={`/notifications/${categorySlug}/${slug}`}>
              <OwnText text={name} from="lists" />
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
