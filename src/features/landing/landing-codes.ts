/** The country codes that the forms of the landing page offer. */
export const landingCodes = ['+1', '+44', '+91', '+61', '+81'] as const;
