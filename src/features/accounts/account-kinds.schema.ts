/** The purposes for which a one-time password verifies an address. */
export const otpPurposes = ['register', 'login', 'brochure', 'schedule'] as const;
export type OtpPurpose = (typeof otpPurposes)[number];

/** `brochure`: the address was verified, but no password was asked for. */
export const sessionScopes = ['full', 'brochure'] as const;
export type SessionScope = (typeof sessionScopes)[number];
