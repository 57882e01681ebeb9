import type { Feature } from '#features/feature.ts';

export const captchaFeature: Feature = { name: 'captcha' };
