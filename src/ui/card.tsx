import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import { useOwnLanguage, useTitleLanguage } from './own-language.tsx';

const clamps = {
  2: 'line-clamp-2',
  3: 'line-clamp-3',
  4: 'line-clamp-4',
  5: 'line-clamp-5',
  6: 'line-clamp-6',
} as const;

/**
 * One item in a list of similar items. The whole card is one link; on hover and focus the gold streak is drawn along
 * its top edge.
 *
 * @param to the address that the card links to
 * @param title the name; up to 60 characters fit well
 * @param headingLevel the level that fits the page's outline
 * @param seal a `<Seal>` beside the name
 * @param media a picture as wide as the card, above the name, instead of a seal
 * @param meta a short line above the name (a date, a category, a `<StatusChip>`)
 * @param lead a sentence under the name, which is never cut
 * @param lines the number of lines after which the text is cut
 * @param hasTextOnPhones whether a phone shows the text, too
 * @param footer content under the text that is never cut, such as a list of facts
 * @param actionLabel a visible "Read more"; the link's name is then "Read more: title"
 */
export function Card({
  to,
  title,
  headingLevel = 3,
  seal,
  media,
  meta,
  lead,
  lines = 2,
  hasTextOnPhones = true,
  footer,
  actionLabel,
  children,
}: {
  to: string;
  title: string;
  headingLevel?: 2 | 3 | 4;
  seal?: ReactNode;
  media?: ReactNode;
  meta?: ReactNode;
  lead?: ReactNode;
  lines?: 2 | 3 | 4 | 5 | 6;
  hasTextOnPhones?: boolean;
  footer?: ReactNode;
  actionLabel?: string;
  children?: ReactNode;
}) {
  const languageOf = useOwnLanguage();
  const titleLanguage = useTitleLanguage();
  const Heading = `h${headingLevel}` as const;

  return (
    <article className="streak group flex h-full flex-col border-t border-rule py-5">
      {media && <div className="mb-4 aspect-16/9 overflow-hidden bg-sheet *:size-full *:object-cover">{media}</div>}
      <div className="flex grow flex-wrap gap-x-4 gap-y-3">
        {seal && <div className="shrink-0">{seal}</div>}
        <div className="flex min-w-0 flex-1 basis-48 flex-col">
          {meta && <div className="mb-1.5 text-sm text-ink-2">{meta}</div>}
          <Heading {...titleLanguage(title, children)} className="text-xl">
            {actionLabel ? (
              title
            ) : (
              <Link to={to} className="cover-link">
                {title}
              </Link>
            )}
          </Heading>
          {lead && (
            <p {...languageOf(lead)} className="mt-2">
              {lead}
            </p>
          )}
          {children && (
            <div
              {...languageOf(children)}
              className={`mt-2 text-ink-2 ${clamps[lines]} ${hasTextOnPhones ? '' : 'max-md:hidden'}`}
            >
              {children}
            </div>
          )}
          {footer && <div className="mt-3">{footer}</div>}
          {actionLabel && (
            <Link
              to={to}
              className="mt-auto inline-flex items-center gap-1.5 self-start pt-3 font-semibold text-assay underline-offset-4 group-hover:underline cover-link"
            >
              {actionLabel}
              <span className="sr-only">
                : <bdi {...titleLanguage(title, children)}>{title}</bdi>
              </span>
              <Icon name="arrow" size={18} />
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
