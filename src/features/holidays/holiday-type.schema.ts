/** The two lists of the central government. */
export const holidayTypes = ['Gazetted', 'Restricted'] as const;
