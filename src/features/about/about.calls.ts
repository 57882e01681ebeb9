import type { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { pageAnswer, sectionAnswer } from '#features/pages/pages.schema.ts';
import { aboutClients, aboutTeam, visionMission } from './about.schema.ts';

function part<Answer extends z.ZodType<object, object>>(summary: string, answer: Answer) {
  return { summary, tag: 'About', answer, answers: 'In the language of the caller' } as const;
}

/** The parts of the page about the firm. */
export const aboutCalls = {
  'GET /about': part('The page itself, with what search engines read', pageAnswer),
  'GET /about-main': part('The main story', sectionAnswer),
  'GET /vision-mission': part('Vision and mission', visionMission),
  'GET /founder-voice': part("The founder's voice", sectionAnswer),
  'GET /about-team': part('The team', aboutTeam),
  'GET /about-clients': part('Clients', aboutClients),
} as const satisfies Calls;
