import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { inLanguage } from '#core/text/language.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnText, Prose } from '#ui/own-language.tsx';
import { textLinkClass } from '#ui/text-link.tsx';
import type { Route } from './+types/tutorials';
import { FileList } from './file-list.tsx';

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: privateTitles.tutorials });

export default function Tutorials() {
  return (
    <FileList
      title={<Trans>Tutorials</Trans>}
      loaded={useCall('GET /client/tutorials', {})}
      dateOf={({ updated_at }) => updated_at}
      failed={<Trans>The tutorials could not be loaded</Trans>}
      empty={
        <EmptyState
          title={<Trans>No tutorials yet.</Trans>}
          action={
            <LinkButton to="/knowledge-base" variant="secondary">
              <Trans>Open the knowledge base</Trans>
            </LinkButton>
          }
        >
          <Trans>Our tutorials will appear here. Until then, the knowledge base answers common questions.</Trans>
        </EmptyState>
      }
    >
      {(tutorial) => <Tutorial tutorial={tutorial} />}
    </FileList>
  );
}

function Tutorial({ tutorial }: { tutorial: CallAnswer<'GET /client/tutorials'>[number] }) {
  const { title, description, slug, video_url, is_demonstration } = tutorial;
  return (
    <article>
      <h3 className="text-xl">
        <OwnText text={title} />
      </h3>
      {description && <Prose html={description} className="mt-3" />}
      {video_url && <TutorialVideo slug={slug} title={title} address={video_url} isDemonstration={is_demonstration} />}
    </article>
  );
}

/** A video that is fetched only when the client starts it, so that the video service learns of nobody else. */
function TutorialVideo({
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
