import { z } from 'zod';
import { changeKinds } from '#features/change-events/change-events.schema.ts';
import { statuses } from '#features/finder/finder.schema.ts';
import { defineMail, linkField } from '#features/mail/define-mail.ts';

/** The link to the page with the button that begins what somebody has asked to follow. */
export const confirmFollowMail = defineMail({
  name: 'confirm-follow',
  data: z.object({ link: linkField, names: z.array(z.string()), hours: z.number() }),
  urgent: true,
  secret: true,
  sample: {
    link: 'https://kasauti.example/alerts/confirm/eyJ1bnRpbCI6MTc5NTU5.c2FtcGxl',
    names: ['LED bulb', 'Electric Toasters (Quality Control) Order, 2024'],
    hours: 48,
  },
});

/** Where an approval stands on a sheet; null if nothing is said of it. */
const standing = z
  .object({
    status: z.enum(statuses),
    likelihood: z.enum(['likely', 'unlikely', 'unclear']).nullable(),
    /** For whom and since when. */
    words: z.string(),
  })
  .nullable();
export type ToldStanding = z.infer<typeof standing>;

/** What stands otherwise on a sheet than before. */
const rows = {
  rows: z.array(z.object({ name: z.string(), before: standing, now: standing })).default([]),
  /** How many more the page has. */
  moreRows: z.number().default(0),
};
export type ToldRows = { rows: z.infer<typeof rows.rows>; moreRows: number };

const change = z.object({
  kind: z.enum(changeKinds),
  order: z.string(),
  number: z.string().nullable(),
  link: linkField,
  /** The instrument that changes it, if that is another one. */
  by: z.string().nullable(),
  /** In words; null for everybody. */
  whom: z.string().nullable(),
  /** Days in words. */
  on: z.string().nullable(),
  until: z.string().nullable(),
  /** The day that a moved one had before, if it had one and the same for all whom it concerns. */
  before: z.string().nullable().default(null),
  /** Of a day ahead. */
  daysLeft: z.number().nullable(),
  /** Whether the day, or the last one of a pause, is still to come when the mail is sent. */
  isAhead: z.boolean().default(false),
  /** Of a family, on its sheet. */
  ...rows,
  /** Kept sheets of the follower that it concerns. */
  sheets: z.array(z.object({ name: z.string(), link: linkField, ...rows })).default([]),
});
export type ToldChange = z.infer<typeof change>;

/** What has changed, for one follower. Its data are read when it is sent. */
export const digestMail = defineMail({
  name: 'alert-digest',
  data: z.object({
    changes: z.array(change).min(1),
    /** How many more there are than the mail shows. */
    more: z.number(),
    manage: linkField,
    unsubscribe: linkField,
  }),
  bulk: true,
  list: ({ unsubscribe }) => ({ name: 'alerts', unsubscribe }),
  sample: {
    changes: [
      {
        ...{ kind: 'defer', order: 'Electric Toasters (Quality Control) Order, 2024', number: 'S.O. 1234(E)' },
        link: 'https://kasauti.example/orders/so-1234-e-2024',
        by: 'S.O. 2345(E)',
        whom: 'small enterprises and micro enterprises',
        ...{ on: '1 April 2027', until: null, before: '1 October 2026', daysLeft: null, isAhead: true },
        ...{ rows: [], moreRows: 0 },
        sheets: [
          {
            ...{ name: 'Toaster', link: 'https://kasauti.example/sheets/3kq8z0v5m2ta', moreRows: 0 },
            rows: [
              {
                name: 'ISI mark',
                before: {
                  ...{ status: 'applies-from', likelihood: null },
                  words: 'for small and micro enterprises, from 1 October 2026',
                },
                now: {
                  ...{ status: 'applies-from', likelihood: null },
                  words: 'for small and micro enterprises, from 1 April 2027',
                },
              },
            ],
          },
        ],
      },
      {
        ...{ kind: 'deadline', order: 'Lamps (Quality Control) Order, 2025', number: null, by: null, whom: null },
        link: 'https://kasauti.example/orders/lamps-2025',
        ...{ on: '1 January 2027', until: null, before: null, daysLeft: 30, isAhead: true },
        ...{ rows: [], moreRows: 0, sheets: [] },
      },
      {
        ...{ kind: 'release', order: 'Router', number: null, by: null, whom: 'importers' },
        link: 'https://kasauti.example/approval-finder/router',
        ...{ on: null, until: null, before: null, daysLeft: null, isAhead: false, sheets: [], moreRows: 2 },
        rows: [
          {
            name: 'WPC ETA',
            before: { status: 'may-apply', likelihood: 'likely', words: '' },
            now: { status: 'applies', likelihood: null, words: '' },
          },
          { name: 'MTCTE', before: { status: 'applies', likelihood: null, words: 'for everyone' }, now: null },
        ],
      },
    ],
    more: 2,
    manage: 'https://kasauti.example/alerts/manage/eyJ1bnRpbCI6MTc5NTU5.c2FtcGxl',
    unsubscribe: 'https://kasauti.example/api/alerts/unsubscribe/c2FtcGxl',
  },
});
