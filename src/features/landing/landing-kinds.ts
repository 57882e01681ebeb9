/** The country codes that the forms of the landing page offer. */
export const landingCodes = ['+1', '+44', '+91', '+61', '+81'] as const;

/** The steps to a certificate, in their order; each is a column of its scheme. */
export const landingSteps = ['registration', 'preparation', 'testing', 'submission', 'grant'] as const;

export type LandingStep = (typeof landingSteps)[number];
