/** `dropped`: when it was about to be sent, there was nothing left to say. */
export const mailStates = ['waiting', 'sent', 'expired', 'failed', 'dropped'] as const;

/** How a mail leaves the queue. */
export type MailOutcome = Exclude<(typeof mailStates)[number], 'waiting'>;
