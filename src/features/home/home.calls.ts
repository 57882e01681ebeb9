import type { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import * as answers from './home.schema.ts';

function read<Answer extends z.ZodType<object, object>>(summary: string, answer: Answer) {
  return { summary, tag: 'Home', answer, answers: 'In the language of the caller' } as const;
}

/** The parts of the home page. */
export const homeCalls = {
  'GET /home': read('The home record: title, description and keywords', answers.homeRecord),
  'GET /home-banner': read('The banner', answers.homeBanner),
  'GET /home-about': read('The about section', answers.homeSection),
  'GET /home-call': read('The banner of the scheduled call', answers.homeSection),
  'GET /home-services': read('The services of the grid', answers.homeServices),
  'GET /home-brochure': read('The brochure section and every service', answers.homeServices),
  'GET /home-process': read('The steps of an application', answers.homeProcess),
  'GET /home-blog': read('The newest blogs', answers.homeBlog),
  'GET /home-testimonial': read('What clients say', answers.homeTestimonial),
  'GET /home-associates': read('The firms we work with', answers.homeAssociates),
} as const satisfies Calls;
