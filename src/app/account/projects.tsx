import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { formatDate } from '#core/time/dates.ts';
import { projectStages } from '#features/projects/project-stages.schema.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/projects';
import { FileList } from './file-list.tsx';

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

type Stage = (typeof projectStages)[number];

/** The stages of a project on one line, with those that are done, the current one and those to come. */
function ProjectStages({ stage }: { stage: Stage }) {
  const { t } = useLingui();
  const names: Record<Stage, string> = {
    registration: t`Registration`,
    documents: t`Documents`,
    testing: t`Testing`,
    submission: t`Submission`,
    grant: t`Grant of the certificate`,
    closed: t`Closed`,
  };
  const current = projectStages.indexOf(stage);
  return (
    <ol aria-label={t`Stages`} className="my-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {projectStages.map((projectStage, index) => (
        <li
          key={projectStage}
          aria-current={index === current ? 'step' : undefined}
          className={`inline-flex items-center gap-1.5 border-t-2 pt-1.5 ${index > current ? 'border-rule text-ink-2' : 'border-gold'} ${index === current ? 'font-semibold' : ''}`}
        >
          {index < current && <Icon name="check" size={14} className="text-assay" />}
          {names[projectStage]}
          {index < current && <span className="sr-only">{t`(done)`}</span>}
        </li>
      ))}
    </ol>
  );
}
