import type { SectionName } from './use-section.ts';

/**
 * The height of each section, so that nothing moves when it appears. It is the greatest that was measured at 390, 768, 820,
 * 1,024, 1,280 and 1,440 px with the demo site's texts, each in a narrow and in two wide fonts of its script: Liberation Sans, Noto
 * Sans and DejaVu Sans. The second line is for scripts that need a greater line height.
 */
export const reservedHeights: Record<SectionName, { latin: string; other: string }> = {
  'GET /home-about': {
    latin: 'min-h-290 md:min-h-188 lg:min-h-166 xl:min-h-152',
    other: 'min-h-286 md:min-h-204 lg:min-h-167 xl:min-h-161',
  },
  'GET /home-brochure': {
    latin: 'min-h-327 md:min-h-303 lg:min-h-247',
    other: 'min-h-339 md:min-h-313 lg:min-h-258',
  },
  'GET /home-call': {
    latin: 'min-h-146 md:min-h-148 lg:min-h-106 xl:min-h-101',
    other: 'min-h-175 md:min-h-158 lg:min-h-116',
  },
  'GET /home-process': {
    latin: 'min-h-342 md:min-h-228 lg:min-h-185 xl:min-h-177',
    other: 'min-h-360 md:min-h-243 lg:min-h-198 xl:min-h-188',
  },
  'GET /home-blog': {
    latin: 'min-h-452 md:min-h-195 lg:min-h-195',
    other: 'min-h-482 md:min-h-206 lg:min-h-212',
  },
  'GET /home-testimonial': {
    latin: 'min-h-160 md:min-h-148 lg:min-h-144',
    other: 'min-h-187 md:min-h-158 lg:min-h-149',
  },
  'GET /home-associates': {
    latin: 'min-h-215 md:min-h-152 lg:min-h-128',
    other: 'min-h-230 md:min-h-161 lg:min-h-137',
  },
};
