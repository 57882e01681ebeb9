import type { Queue } from '#core/jobs/jobs.server.ts';

/** Mails that could not be sent for three days. */
export const undelivered: Queue = { name: 'mail-undelivered', options: { retryLimit: 10, retryDelay: 60 } };

const tries = {
  // A quarter of a minute between two tries, so that a mail leaves soon after its server is back.
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 15,
  // A slow server answers six times for one mail.
  expireInSeconds: 300,
  heartbeatSeconds: 10,
  deadLetter: undelivered.name,
};

/** Mails that somebody waits for; they have workers of their own. */
export const urgentMail: Queue = { name: 'mail-urgent', options: { ...tries, retryLimit: 500 } };
export const otherMail: Queue = { name: 'mail', options: { ...tries, retryLimit: 17_280 } };
