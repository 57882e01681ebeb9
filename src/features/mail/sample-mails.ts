import type { CallTime, MailData, MailTemplate } from './mail.schema.ts';

const ics = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kasauti//EN', 'END:VCALENDAR', ''].join('\r\n');
const name = 'Meera Krishnan';
const slot: CallTime = {
  date: '2026-11-23',
  startsAt: '2026-11-23T09:30:00Z',
  minutes: 30,
  window: null,
  visitorZone: 'Europe/Paris',
};
const preferred: CallTime = {
  date: '2026-11-24',
  startsAt: null,
  minutes: null,
  window: 'Any time in Second Half (2:30 PM - 6:00 PM)',
  visitorZone: null,
};
const caller = { email: 'meera@example.com', phone: '+91 98100 12345', leadId: 1207 };
const manageLink = 'https://kasauti.example/calls/eyJpZCI6MTIwN30.c2lnbmF0dXJl';

/** Each mail with data that could be true, to be looked at and to be tested. */
export const sampleMails: { [Template in MailTemplate]: MailData<Template> } = {
  'one-time-password': { code: '042917', purpose: 'brochure', minutes: 10 },
  'account-exists': { name },
  'password-reset': { link: 'https://kasauti.example/password-reset/0c1f5d0e9a7b4c3d', minutes: 30 },
  'password-changed': { name },
  'brochure-ready': { name, service: 'BIS ISI mark', link: 'https://kasauti.example/account/brochures' },
  'lead-notice': {
    leadId: 1207,
    form: 'Footer enquiry',
    name,
    email: 'meera@example.com',
    isVerified: true,
    fields: [
      { label: 'Name', value: name },
      { label: 'Email', value: 'meera@example.com' },
      { label: 'Phone', value: '+91 98100 12345' },
      { label: 'Message', value: 'We make LED lamps <in Pune>.\nDo we need "BIS & BEE"?' },
    ],
    source: 'LinkedIn',
    firstPage: '/services/bis/bis-isi-mark',
    referrer: 'https://www.linkedin.com/',
    utm: { utm_source: 'linkedin', utm_campaign: 'led' },
    language: 'en',
    receivedAt: '2026-11-21T05:10:00Z',
    files: [{ name: 'test-report.pdf', bytes: 482_113, link: 'https://kasauti.example/files/1207.c2lnbmF0dXJl' }],
  },
  'call-invitation': { name, time: slot, manageLink, ics },
  'call-notice': { name, time: slot, caller, ics },
  'call-moved': { name, time: slot, before: preferred, manageLink, caller: null, ics },
  'call-cancelled': { name, time: slot, caller: null, ics },
};
