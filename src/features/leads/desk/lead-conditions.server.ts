import { sql } from '#core/drizzle.ts';
import { leads } from '#db/schema/leads.ts';
import { suspiciousScore } from './list-answers.ts';

/** Whether nobody has answered or closed it. */
export const isWaiting = sql<boolean>`(${leads.status} = 'new' and ${leads.firstAnsweredAt} is null)`;

export const isOverdue = sql<boolean>`coalesce(${isWaiting} and ${leads.dueAt} < now(), false)`;

export const looksLikeSpam = sql<boolean>`(${leads.status} = 'spam' or ${leads.spamScore} >= ${suspiciousScore})`;
