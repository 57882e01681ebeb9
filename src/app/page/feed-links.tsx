import { Trans } from '@lingui/react/macro';
import { useHref } from 'react-router';
import { textLinkClass } from '#ui/text-link.tsx';

/**
 * The links to a feed in both formats, for people who paste them into a feed reader.
 * @param path without its ending, as in `pageMeta`
 */
export function FeedLinks({ path }: { path: string }) {
  const address = useHref(path);
  return (
    <p className="no-print text-sm text-ink-2">
      <Trans>
        Follow this list in a feed reader:{' '}
        <a href={`${address}.rss`} type="application/rss+xml" className={textLinkClass}>
          RSS
        </a>{' '}
        or{' '}
        <a href={`${address}.atom`} type="application/atom+xml" className={textLinkClass}>
          Atom
        </a>
      </Trans>
    </p>
  );
}
