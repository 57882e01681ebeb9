import { Trans } from '@lingui/react/macro';
import { OwnText } from '#ui/own-language.tsx';
import { textLinkClass } from '#ui/text-link.tsx';

/** What the post rests on, at its foot. */
export function Sources({ sources }: { sources: { name: string; url?: string }[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources-title" className="mt-12 max-w-[66ch] border-t border-ink pt-5">
      <h2 id="sources-title" className="text-xl">
        <Trans>Notes and sources</Trans>
      </h2>
      <ol className="mt-4 list-decimal space-y-2 ps-6 text-ink-2 marker:text-gold-ink">
        {sources.map(({ name, url }) => (
          <li key={name} className="ps-1">
            {url ? (
              <a href={url} className={textLinkClass} rel="noopener">
                <OwnText text={name} />
              </a>
            ) : (
              <OwnText text={name} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
