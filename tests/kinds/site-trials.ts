import { addDays, todayInIndia } from '#core/time/dates.ts';
import { at, type Document, isFirst, says, saysIn, type Trial } from './trial.ts';

/** Menus and settings of the site. */
export const siteTrials: Readonly<Record<string, Trial>> = {
  'menu-top': { say: saysIn('entries', 'title'), shown: at('/api/top-bar') },
  'menu-links': { say: saysIn('entries', 'title'), shown: at('/api/footer') },
  'menu-important': { say: saysIn('entries', 'title'), shown: at('/api/footer') },
  'social-links': {
    say: saysIn('networks', 'url', (word) => `https://social.example/${word}`),
    shown: at('/api/footer'),
  },
  'settings-site': { say: says('name'), shown: at('/about') },
  'settings-contact': { say: says('phone3'), shown: at('/api/footer') },
  'settings-hours': {
    say: (document, word) => ({ ...document, office: { ...(document.office as object), days: word } }),
    shown: at('/contact'),
  },
  'settings-calls': {
    say: says('horizon_days', (word) => (isFirst(word) ? 20 : 40)),
    shown: () => `/api/open-days?from=${addDays(todayInIndia(), 30)}`,
    isOther: true,
  },
  // Only the desk reckons with it.
  'settings-leads': { say: says('answer_minutes', (word) => (isFirst(word) ? 500 : 400)), shown: null },
  'settings-billing': { say: says('name'), shown: at('/payment') },
  'settings-careers': { say: says('heading'), shown: at('/api/get-carrer-data') },
  'settings-texts': { say: says('since_badge'), shown: at('/about') },
  'settings-top-bar-languages': {
    say: says('languages', (word) => ['en', isFirst(word) ? 'de' : 'fr']),
    shown: at('/about'),
    isOther: true,
  },
  'settings-seo': { say: says('keywords'), shown: at('/logo') },
  'settings-business-card': {
    say: says('listed', (word) => !isFirst(word)),
    shown: at('/business-card'),
    isOther: true,
  },
  'settings-dashboard-counters': {
    say: says('comments', (word) => (isFirst(word) ? 5_001 : 5_002)),
    shown: at('/account'),
    isOther: true,
  },
  hosts: {
    say: ({ hosts, ...document }, word) => {
      const own = { kind: 'global', base: '/api', languages: ['en', isFirst(word) ? 'de' : 'fr'], translations: {} };
      const others = (hosts as Document[]).filter(({ name }) => name !== 'kasauti.example');
      const hosted = [...others, { name: 'kasauti.example', ...own }];
      return { ...document, hosts: hosted.toSorted((a, b) => (String(a.name) < String(b.name) ? -1 : 1)) };
    },
    isOther: true,
    shown: at('/about'),
  },
  // It is what a job goes by.
  'settings-retention': { say: says('lead_days', (word) => (isFirst(word) ? 1_000 : 999)), shown: null },
  'settings-open-data': { say: says('title'), shown: at('/open-data') },
};
