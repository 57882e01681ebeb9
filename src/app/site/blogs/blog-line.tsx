import { useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import { OwnText } from '#ui/own-language.tsx';

/** The line above a post's name: its category and its day. */
export function BlogLine({ category, date }: { category: { name: string }; date: string }) {
  const { i18n } = useLingui();
  return (
    <span className="flex flex-wrap gap-x-3">
      <span className="font-semibold text-ink">
        <OwnText text={category.name} />
      </span>
      <time dateTime={date}>{longDate(date, i18n.locale)}</time>
    </span>
  );
}
