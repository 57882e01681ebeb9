import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';

type Tab = { key: string; title: ReactNode; content: ReactNode };

/**
 * Panels of which one is shown at a time, beginning with the first. The tabs are links to their panels, so they work
 * before the script has loaded; with it, the arrow keys, Home and End move between them.
 *
 * @param id the beginning of the ids of the panels: `#{id}-{key}` opens one
 * @param label the name of the row of tabs
 */
export function Tabs({ id, label, tabs }: { id: string; label: string; tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(0);
  const [enhanced, setEnhanced] = useState(false);

  useEffect(() => {
    // The visitor may have followed a tab before the script had loaded.
    const followed = tabs.findIndex(({ key }) => location.hash === `#${id}-${key}`);
    if (followed > 0) setSelected(followed);
    setEnhanced(true);
  }, [id, tabs]);

  function select(event: MouseEvent, index: number) {
    event.preventDefault();
    setSelected(index);
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const last = tabs.length - 1;
    const places: Record<string, number> = {
      ArrowRight: selected + forward,
      ArrowLeft: selected - forward,
      Home: 0,
      End: last,
      ' ': selected,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    const next = place < 0 ? last : place > last ? 0 : place;
    setSelected(next);
    document.getElementById(`${id}-${tabs[next]?.key}-tab`)?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move} className="tab-row">
        {tabs.map(({ key, title }, index) => (
          <a
            key={key}
            id={`${id}-${key}-tab`}
            href={`#${id}-${key}`}
            role="tab"
            aria-selected={index === selected}
            aria-controls={`${id}-${key}`}
            tabIndex={enhanced && index !== selected ? -1 : 0}
            onClick={(event) => select(event, index)}
          >
            {title}
          </a>
        ))}
      </div>
      <div className="tab-panels" data-enhanced={enhanced || undefined}>
        {tabs.map(({ key, content }, index) => (
          <div
            key={key}
            id={`${id}-${key}`}
            role="tabpanel"
            aria-labelledby={`${id}-${key}-tab`}
            hidden={enhanced && index !== selected}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
