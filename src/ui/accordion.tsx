import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Icon } from './icon.tsx';
import { Prose, useOwnLanguage } from './own-language.tsx';

/**
 * Questions that open to show their answers, one at a time, without script. An address that ends in `#id` opens that
 * answer and scrolls to it.
 *
 * @param name the group; among all accordions with the same name on a page, only one item is open
 * @param items `id` is part of addresses, so it must not change; `content` is clean HTML if it is a string, and `plain`
 *   if it brings its own styles, as a form does
 * @param headingLevel the level that fits the page's outline
 * @param openId the item that is initially open
 */
export function Accordion({
  name,
  items,
  headingLevel = 3,
  openId,
}: {
  name: string;
  items: readonly { id: string; title: string; content: ReactNode; plain?: true }[];
  headingLevel?: 2 | 3 | 4;
  openId?: string;
}) {
  const Heading = `h${headingLevel}` as const;
  const { hash } = useLocation();
  const languageOf = useOwnLanguage();

  // The browser opens a `<details>` for an address that it loads itself, but not for one set by a script, and it has
  // nowhere to scroll to if the page is drawn anew in the meantime.
  useEffect(() => {
    const content = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const details = content?.closest('details');
    if (!content || details?.name !== name || (details.open && window.scrollY > 0)) return;
    details.open = true;
    content.scrollIntoView();
  }, [hash, name]);

  return (
    <div className="border-t border-ink">
      {items.map((item) => (
        <details key={item.id} name={name} open={item.id === openId || undefined} className="accordion-item">
          <summary className="group flex min-h-14 items-start justify-between gap-4 py-4">
            <Heading {...languageOf(item.title)} className="text-lg group-hover:text-assay">
              {item.title}
            </Heading>
            <Icon name="plus" className="accordion-sign mt-1 text-gold-ink" />
          </summary>
          <div id={item.id} className="scroll-mt-32 pe-8 pb-6">
            {typeof item.content === 'string' ? (
              <Prose html={item.content} className="prose-compact" />
            ) : item.plain ? (
              item.content
            ) : (
              <div className="prose prose-compact">{item.content}</div>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
