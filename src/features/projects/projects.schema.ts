import { z } from 'zod';
import { projectStages } from './project-stages.schema.ts';

const day = z.iso.date().nullable();

/** `GET /client/projects`; the project that changed last comes first. */
export const projectsAnswer = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    service: z.object({ name: z.string(), url: z.string() }).nullable(),
    stage: z.enum(projectStages),
    started_on: day,
    next_step: z.string().nullable(),
    next_step_on: day,
    note: z.string().nullable(),
    updated_at: z.iso.datetime(),
  }),
);
