/** The steps to a certificate, in their order; each is a column of its scheme. */
export const landingSteps = ['registration', 'preparation', 'testing', 'submission', 'grant'] as const;

export type LandingStep = (typeof landingSteps)[number];
