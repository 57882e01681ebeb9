export const mailStates = ['waiting', 'sent', 'expired', 'failed'] as const;

/** How a mail leaves the queue. */
export type MailOutcome = Exclude<(typeof mailStates)[number], 'waiting'>;
