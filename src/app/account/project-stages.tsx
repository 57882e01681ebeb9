import { useLingui } from '@lingui/react/macro';
import { projectStages } from '#features/projects/project-stages.schema.ts';
import { Icon } from '#ui/icon.tsx';

type Stage = (typeof projectStages)[number];

/** The stages of a project on one line, with those that are done, the current one and those to come. */
export function ProjectStages({ stage }: { stage: Stage }) {
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
