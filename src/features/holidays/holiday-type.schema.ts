/** The two lists of holidays of the central government. */
export const holidayTypes = ['Gazetted', 'Restricted'] as const;
