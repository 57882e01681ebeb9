import type { SectionName } from './use-section.ts';

/**
 * The height of each section, so that nothing moves when it appears. It is the greatest that was measured from 360 to
 * 1,440 px with the demo site's texts, each in a narrow and in two wide fonts of its script. The Latin ones hold for
 * letters as wide as those of DejaVu Sans and Verdana, on average. The second line is for scripts that need a greater line height.
 */
export const reservedHeights: Record<SectionName, { latin: string; other: string }> = {
  'GET /home-about': {
    latin: 'min-h-304 min-[24rem]:min-h-290 md:min-h-195 lg:min-h-166 xl:min-h-152',
    other: 'min-h-286 md:min-h-204 lg:min-h-167 xl:min-h-161',
  },
  'GET /home-brochure': {
    latin: 'min-h-335 md:min-h-304 lg:min-h-253',
    other: 'min-h-339 md:min-h-313 lg:min-h-258',
  },
  'GET /home-call': {
    latin: 'min-h-149 lg:min-h-108 xl:min-h-103',
    other: 'min-h-175 md:min-h-160 lg:min-h-130 xl:min-h-117',
  },
  'GET /home-process': {
    latin: 'min-h-355 min-[24rem]:min-h-342 md:min-h-229 lg:min-h-192 xl:min-h-178',
    other: 'min-h-360 md:min-h-243 lg:min-h-198 xl:min-h-188',
  },
  'GET /home-blog': {
    latin: 'min-h-453 min-[30rem]:min-h-482 sm:min-h-197',
    other: 'min-h-482 sm:min-h-212',
  },
  'GET /home-testimonial': {
    latin: 'min-h-161 md:min-h-150 lg:min-h-144',
    other: 'min-h-187 md:min-h-158 lg:min-h-149',
  },
  'GET /home-associates': {
    latin: 'min-h-215 md:min-h-157 lg:min-h-129',
    other: 'min-h-230 md:min-h-162 lg:min-h-137',
  },
};
