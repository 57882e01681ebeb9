import { Trans } from '@lingui/react/macro';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { OwnText, Prose } from '#ui/own-language.tsx';
import type { Route } from './+types/tutorials';
import { FileList } from './file-list.tsx';
import { TutorialVideo } from './tutorial-video.tsx';

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
