import { z } from 'zod';
import { changeKinds } from '#features/change-events/change-events.schema.ts';
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
  /** Of a day ahead. */
  daysLeft: z.number().nullable(),
  /** Kept sheets of the follower that it concerns. */
  sheets: z.array(z.object({ name: z.string(), link: linkField })).default([]),
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
        ...{ on: '1 April 2027', until: null, daysLeft: null },
        sheets: [{ name: 'Toaster', link: 'https://kasauti.example/sheets/3kq8z0v5m2ta' }],
      },
      {
        ...{ kind: 'deadline', order: 'Lamps (Quality Control) Order, 2025', number: null, by: null, whom: null },
        link: 'https://kasauti.example/orders/lamps-2025',
        ...{ on: '1 January 2027', until: null, daysLeft: 30, sheets: [] },
      },
    ],
    more: 2,
    manage: 'https://kasauti.example/alerts/manage/eyJ1bnRpbCI6MTc5NTU5.c2FtcGxl',
    unsubscribe: 'https://kasauti.example/api/alerts/unsubscribe/c2FtcGxl',
  },
});
