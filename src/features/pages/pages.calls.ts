import type { Calls } from '#core/http/calls.ts';
import { contentsAnswer, legalAnswer } from './pages.schema.ts';

function legal(summary: string) {
  return {
    summary,
    tag: 'Pages',
    answer: legalAnswer,
    answers: 'In the language of the caller where it has been translated',
    refuses: { 404: 'Editors have not published it' },
  } as const;
}

export const pagesCalls = {
  'GET /terms-conditions': legal('The terms and conditions'),
  'GET /privacy-policy': legal('The privacy policy'),
  'GET /website-disclaimer': legal('The website disclaimer'),
  'GET /sitemap-api': {
    summary: 'The sitemap for people: pages with their children, and the pages of cities',
    tag: 'Pages',
    answer: contentsAnswer,
    answers: 'In the language of the caller',
  },
} as const satisfies Calls;
