import { call, type SiteCalls } from '#features/site-call.ts';
import { listClientProjects } from './list-client-projects.server.ts';
import { projectsAnswer } from './projects.schema.ts';

export const projectsApi = {
  'GET /client/projects': call({
    summary: 'The work that the office does for the client, with its stage and the next step',
    tag: 'Client area',
    who: 'client',
    answer: projectsAnswer,
    answers: 'The projects, the most recently changed first',
    handle: async ({ actor, language }) => {
      const projects = await listClientProjects(actor, language);
      return projects.map(({ startedOn, nextStep, nextStepOn, updatedAt, ...project }) => ({
        ...project,
        started_on: startedOn,
        next_step: nextStep,
        next_step_on: nextStepOn,
        updated_at: updatedAt.toISOString(),
      }));
    },
  }),
} satisfies SiteCalls;
