import type { SectionName } from './use-section.ts';

/**
 * The height of each section at the three widths, so that nothing moves when it appears, measured at 390, 820 and
 * 1,440 px with the demo site's texts. The second line is for scripts that need a greater line height.
 */
export const reservedHeights: Record<SectionName, { latin: string; other: string }> = {
  'GET /home-about': {
    latin: 'min-h-281 md:min-h-180 lg:min-h-151',
    other: 'min-h-246 md:min-h-159 lg:min-h-149',
  },
  'GET /home-brochure': {
    latin: 'min-h-321 md:min-h-297 lg:min-h-246',
    other: 'min-h-310 md:min-h-300 lg:min-h-252',
  },
  'GET /home-call': {
    latin: 'min-h-130 md:min-h-139 lg:min-h-92',
    other: 'min-h-136 md:min-h-149 lg:min-h-99',
  },
  'GET /home-process': {
    latin: 'min-h-282 md:min-h-195 lg:min-h-152',
    other: 'min-h-272 md:min-h-195 lg:min-h-148',
  },
  'GET /home-blog': {
    latin: 'min-h-400 md:min-h-163 lg:min-h-162',
    other: 'min-h-420 md:min-h-172 lg:min-h-172',
  },
  'GET /home-testimonial': {
    latin: 'min-h-124 md:min-h-119 lg:min-h-119',
    other: 'min-h-121 md:min-h-122 lg:min-h-113',
  },
  'GET /home-associates': {
    latin: 'min-h-184 md:min-h-138 lg:min-h-114',
    other: 'min-h-209 md:min-h-153 lg:min-h-121',
  },
};
