import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { formatDate } from '#core/time/dates.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/projects';
import { FileList } from './file-list.tsx';
import { ProjectStages } from './project-stages.tsx';

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: privateTitles.projects });

export default function Projects() {
  return (
    <FileList
      title={<Trans>Projects</Trans>}
      loaded={useCall('GET /client/projects', {})}
      dateOf={({ updated_at }) => updated_at}
      failed={<Trans>Your projects could not be loaded</Trans>}
      empty={
        <EmptyState
          title={<Trans>No projects yet.</Trans>}
          action={
            <Button command="show-modal" commandfor="schedule">
              <Trans>Schedule a call</Trans>
            </Button>
          }
        >
          <Trans>When we start to work for you, the stage and the next step of each project will appear here.</Trans>
        </EmptyState>
      }
    >
      {(project) => <Project project={project} />}
    </FileList>
  );
}

function Project({ project }: { project: CallAnswer<'GET /client/projects'>[number] }) {
  const { t } = useLingui();
  const { name, service, stage, started_on, next_step, next_step_on, note } = project;
  return (
    <article>
      <h3 className="text-xl">
        <bdi>{name}</bdi>
      </h3>
      {service && (
        <p className="mt-1">
          <TextLink to={service.url}>{service.name}</TextLink>
        </p>
      )}
      <ProjectStages stage={stage} />
      <FactList
        facts={[
          { term: t`Next step`, value: next_step && <OwnText text={next_step} /> },
          { term: t`Expected on`, value: next_step_on && formatDate(next_step_on) },
          { term: t`Started on`, value: started_on && formatDate(started_on) },
          { term: t`Remark`, value: note && <OwnText text={note} /> },
        ]}
      />
    </article>
  );
}
