import { useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import { EnglishName, OwnText } from './own-language.tsx';
import { useOnNavigate } from './use-on-navigate.ts';

/**
 * The sections or categories beside a list. From 992 px the list is open; below, it is a native dropdown under its
 * label. The document contains one list only, so screen readers read it once.
 *
 * @param label the name of the landmark and of the dropdown ("Categories", "Explore More")
 * @param currentLabel the name of the current item, shown in the closed dropdown after the label
 * @param items with the number of entries behind each, where that is known; `isEnglish` says that a label is English on
 *   a page of another language
 * @param action a last entry that is a button rather than a link
 */
export function SidebarNav({
  label,
  currentLabel,
  items,
  action,
}: {
  label: string;
  currentLabel?: string;
  items: readonly { label: string; to: string; current?: boolean; count?: number; isEnglish?: boolean }[];
  action?: { label: string; onPress: () => void };
}) {
  const list = useRef<HTMLDetailsElement>(null);
  useOnNavigate(() => list.current?.removeAttribute('open'));

  return (
    <nav aria-label={label}>
      <p aria-hidden="true" className="sidebar-title pb-2 text-sm font-semibold text-ink-2">
        {label}
      </p>
      <details ref={list} className="sidebar-nav">
        <summary className="min-h-11 items-center justify-between gap-3 py-2">
          <span className="flex min-w-0 flex-wrap gap-x-2">
            <span className="font-semibold">{label}</span>
            {currentLabel && (
              <span className="text-ink-2">
                {items.some(({ label: name, isEnglish }) => isEnglish && name === currentLabel) ? (
                  <EnglishName name={currentLabel} />
                ) : (
                  <OwnText text={currentLabel} />
                )}
              </span>
            )}
          </span>
          <Icon name="chevron-down" size={18} className="sidebar-sign transition-[rotate]" />
        </summary>
        <ul className="border-t border-rule">
          {items.map((item) => (
            <li key={item.to} className="border-b border-rule last:border-b-0 lg:last:border-b">
              <Link
                to={item.to}
                aria-current={item.current ? 'page' : undefined}
                className="current-marker block border-s-2 border-transparent px-3 py-2.5 hover:text-assay aria-[current]:border-gold aria-[current]:font-semibold"
              >
                {item.isEnglish ? <EnglishName name={item.label} /> : <OwnText text={item.label} />}
                {item.count !== undefined && (
                  // The margin is outside the isolated figure, which has a direction of its own.
                  <span className="ms-2 font-normal text-ink-2 tabular">
                    <bdi>{item.count}</bdi>
                  </span>
                )}
              </Link>
            </li>
          ))}
          {action && (
            <li>
              <button
                type="button"
                onClick={action.onPress}
                className="current-marker block w-full border-s-2 border-transparent px-3 py-2.5 text-start hover:text-assay"
              >
                {action.label}
              </button>
            </li>
          )}
        </ul>
      </details>
    </nav>
  );
}
