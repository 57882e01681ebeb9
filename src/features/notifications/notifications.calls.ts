import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { notificationAnswer, notificationsAnswer } from './notifications.schema.ts';

export const notificationCalls = {
  'GET /notifications': {
    summary: 'Every notification, newest first, with the categories and the texts of the page',
    tag: 'Notifications',
    answer: notificationsAnswer,
    answers: 'Page settings (a list, of which the first item is used), notifications and categories',
  },
  'GET /notifications/{categorySlug}/{slug}': {
    summary: 'One notification with its text, its file and the products that it names',
    tag: 'Notifications',
    params: z.object({ categorySlug: z.string().max(200), slug: z.string().max(200) }),
    answer: notificationAnswer,
    answers: 'The notification',
    refuses: { 404: 'That category has no such notification' },
  },
} as const satisfies Calls;
