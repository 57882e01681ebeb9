import type { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { sectionAnswer } from '#features/pages/pages.schema.ts';
import * as answers from './home.schema.ts';

function section<Answer extends z.ZodType<object, object>>(summary: string, answer: Answer) {
  return { summary, tag: 'Home', answer, answers: 'In the language of the caller' } as const;
}

/** The parts of the home page. */
export const homeCalls = {
  'GET /home': section('The home record: title, description and keywords', answers.homeRecord),
  'GET /home-banner': section('The banner', answers.homeBanner),
  'GET /home-about': section('The about section', sectionAnswer),
  'GET /home-call': section('The banner of the scheduled call', sectionAnswer),
  'GET /home-services': section('The services of the grid', answers.homeServices),
  'GET /home-brochure': section('The brochure section and every service', answers.homeServices),
  'GET /home-process': section('The steps of an application', answers.homeProcess),
  'GET /home-blog': section('The newest blogs', answers.homeBlog),
  'GET /home-testimonial': section('What clients say', answers.homeTestimonial),
  'GET /home-associates': section('The firms we work with', answers.homeAssociates),
} as const satisfies Calls;
