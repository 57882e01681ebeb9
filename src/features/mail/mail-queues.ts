import type { Queue } from '#core/jobs/jobs.server.ts';

/** Mails that could not be sent within three days. */
export const undelivered: Queue = { name: 'mail-undelivered', options: { retryLimit: 10, retryDelay: 60 } };

const tries = {
  // Fifteen seconds between two attempts, so that a mail leaves soon after its server is back.
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 15,
  // A slow server may delay each of the six answers that a mail needs.
  expireInSeconds: 300,
  heartbeatSeconds: 10,
  deadLetter: undelivered.name,
};

/** Mails that somebody is waiting for; they have their own workers. */
export const urgentMail: Queue = { name: 'mail-urgent', options: { ...tries, retryLimit: 500 } };
export const otherMail: Queue = { name: 'mail', options: { ...tries, retryLimit: 17_280 } };
