import { defineApi } from '#features/define-api.ts';
import { listClientProjects } from './list-client-projects.server.ts';
import { projectCalls } from './projects.calls.ts';

export const projectsApi = defineApi(projectCalls, {
  'GET /client/projects': async ({ actor, language }) => {
    const projects = await listClientProjects(actor, language);
    return projects.map(({ startedOn, nextStep, nextStepOn, updatedAt, ...project }) => ({
      ...project,
      started_on: startedOn,
      next_step: nextStep,
      next_step_on: nextStepOn,
      updated_at: updatedAt.toISOString(),
    }));
  },
});
