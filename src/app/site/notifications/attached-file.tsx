import { Trans } from '@lingui/react/macro';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/**
 * The file of a notification.
 * @param name the name under which it is saved
 * @param isOurs whether it is our note rather than the regulator's own text
 */
export function AttachedFile({ url, name, isOurs }: { url: string; name: string; isOurs: boolean }) {
  return (
    <section aria-labelledby="file-title" className="no-print border-y border-rule py-6">
      <h2 id="file-title" className="text-2xl">
        <Trans>Attached file</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">
        {isOurs ? (
          <Trans>
            Our one-page note, as a PDF in English. The binding text is the one in the gazette; we do not reproduce it.
          </Trans>
        ) : (
          <Trans>The notification as a PDF.</Trans>
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={url} target="_blank" rel="noopener" className={buttonClass('secondary')}>
          <Trans>View file</Trans>
        </a>
        <a href={url} download={name} className={buttonClass('quiet')}>
          <Icon name="download" size={18} />
          <Trans>Download file</Trans>
        </a>
      </div>
    </section>
  );
}
