import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { inLanguage } from '#core/text/language.ts';
import { Icon } from '#ui/icon.tsx';
import { textLinkClass } from '#ui/text-link.tsx';

/** A video that is fetched only when the client starts it, so that the video service learns of nobody else. */
export function TutorialVideo({
  slug,
  title,
  address,
  isDemonstration,
}: {
  slug: string;
  title: string;
  address: string;
  isDemonstration: boolean;
}) {
  const { t, i18n } = useLingui();
  const [isStarted, setStarted] = useState(false);
  return (
    <figure className="mt-5 max-w-2xl">
      <div className="aspect-video bg-basalt">
        {isStarted ? (
          <iframe
            src={inLanguage(`/account/tutorials/${slug}/player`, i18n.locale)}
            title={t`Video: ${title}`}
            allow="fullscreen"
            className="block size-full"
          />
        ) : (
          <button
            type="button"
            onClick={() => setStarted(true)}
            className="flex size-full flex-col items-center justify-center gap-4 text-paper hover:text-gold"
          >
            <span className="inline-flex size-16 items-center justify-center rounded-full border border-current">
              <Icon name="play" size={28} />
            </span>
            <span className="font-semibold">
              <Trans>Load the video</Trans>
            </span>
          </button>
        )}
      </div>
      <figcaption className="mt-2 text-sm text-ink-2">
        {isDemonstration && (
          <strong className="block text-ink">
            <Trans>Demonstration: this film only shows where a tutorial video will be.</Trans>
          </strong>
        )}
        <Trans>Your browser contacts YouTube only when you choose this.</Trans>{' '}
        <a href={address} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
          <Trans>Watch it on YouTube</Trans>
        </a>
      </figcaption>
    </figure>
  );
}
