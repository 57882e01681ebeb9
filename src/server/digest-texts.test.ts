import { describe, expect, test } from 'vitest';
import { digestMail, type ToldChange } from '#features/alerts/mails/alert-mails.ts';
import { type ChangeKind, changeKinds } from '#features/change-events/change-events.schema.ts';
import { statuses } from '#features/finder/finder.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { mailSetup } from './list-jobs.ts';

const { renderMail } = await mailSetup.loadTemplates();
const site = { name: 'Kasauti', url: 'https://kasauti.example', email: 'office@kasauti.example', phone: '+91 11 0000' };
const links = { manage: 'https://kasauti.example/m', unsubscribe: 'https://kasauti.example/u' };
const [on, until, before] = ['«ON»', '«UNTIL»', '«BEFORE»'];

/** What a mail says of one change, below its name. */
function saying(kind: ChangeKind, language: LanguageCode, days: Partial<ToldChange> = {}) {
  const change = { kind, order: 'Zorb Order', number: null, link: 'https://kasauti.example/o', by: null, whom: null };
  const data = {
    changes: [{ ...change, on: null, until: null, daysLeft: null, sheets: [], ...days }],
    more: 0,
    ...links,
  };
  const { text, subject, html } = renderMail(digestMail.name, language, digestMail.data.parse(data), site);
  const lines = text.split('\n').map((line) => line.trim());
  const said = lines.slice(lines.findIndex((line) => line.includes('Zorb Order')) + 1).filter((line) => line !== '');
  const [what = '', ...more] = said.filter((line) => !line.includes('https://'));
  return { said: what, more, subject, html };
}

/** Each kind of change, with the days that it may have. */
const sentences: [ChangeKind, Partial<ToldChange>, string][] = [
  ['commence', { on }, `It takes effect on ${on}.`],
  ['commence', {}, 'Its day has not been fixed yet.'],
  ['defer', { on }, `Its day has been moved to ${on}.`],
  ['defer', { on, before }, `Its day has been moved from ${before} to ${on}.`],
  ['defer', {}, 'Its day has been left open.'],
  ['amend', {}, 'It has been amended.'],
  ['pause', { until }, `It is paused until ${until}.`],
  ['pause', {}, 'It is paused until further notice.'],
  ['resume', { on }, `It applies again from ${on}.`],
  ['resume', {}, 'It applies again.'],
  ['rescind', {}, 'It has been rescinded.'],
  ['supersede', {}, 'It has been replaced.'],
  ['exempt', {}, 'An exemption from it has been granted.'],
  ['concurrent', { until }, `Another standard is accepted beside the one that it names until ${until}.`],
  ['concurrent', {}, 'Another standard is accepted beside the one that it names.'],
  ['clarify', {}, 'It has been clarified.'],
  ['deadline', { on, daysLeft: 1 }, `In 1 day, on ${on}, it takes effect.`],
  ['deadline', { on, daysLeft: 30 }, `In 30 days, on ${on}, it takes effect.`],
  ['deadline', { until, daysLeft: 7 }, `In 7 days, on ${until}, its pause ends.`],
  ['date-reached', { on }, `It took effect on ${on}.`],
  ['date-reached', { until }, `Its pause ended on ${until}.`],
  ['release', {}, 'The approvals that it needs, or their days, have changed.'],
  [
    'correction',
    {},
    'We wrote to you about a change to it that we had recorded by mistake. Please read its page again.',
  ],
];

test('every kind of change has its sentence', () => {
  expect(new Set(sentences.map(([kind]) => kind))).toEqual(new Set(changeKinds));
});

describe('a digest', () => {
  test.each(sentences)('says of %s with %j: %s', (kind, days, sentence) => {
    expect(saying(kind, 'en', days).said).toBe(sentence);
  });

  test.each([
    ['hi', 'ltr', /\p{Script=Devanagari}/u],
    ['ar', 'rtl', /\p{Script=Arabic}/u],
  ] as const)('says each of them in %s, with its days and nothing in English', (language, dir, script) => {
    const all = sentences.map(([kind, days]) => ({ days, ...saying(kind, language, days) }));
    for (const { said, days, subject, html } of all) {
      expect(said).toMatch(script);
      expect(said.replaceAll(/«.+?»/g, '')).not.toMatch(/[a-z]/i);
      for (const day of [days.on, days.until, days.before]) if (day) expect(said).toContain(day);
      if (days.daysLeft && days.daysLeft > 2) expect(said).toContain(String(days.daysLeft));
      expect(subject).toMatch(script);
      expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
    }
    expect(new Set(all.map(({ said }) => said)).size).toBe(sentences.length);
  });

  test.each(sentences)(
    'says of %s with %j one thing to do, which depends on whether its day is ahead',
    (kind, days) => {
      const isDay = Boolean(days.on ?? days.until);
      const next = [isDay, false].map((isAhead) => saying(kind, 'en', { ...days, isAhead }).more[0] ?? '');
      for (const line of next)
        expect(line).toMatch(kind === 'correction' ? /./ : /^(What to do|Nothing to do yet): .+\.$/);
      const turns = days.on || (kind === 'deadline' && days.until) || kind === 'date-reached';
      const isDated = turns && ['commence', 'defer', 'resume', 'deadline', 'date-reached'].includes(kind);
      expect(next[0] !== next[1]).toBe(Boolean(isDated));
    },
  );

  test.each(['en', 'hi', 'ar'] as const)(
    'says in %s what stood on a sheet before, and what stands there now',
    (language) => {
      const was = { status: 'may-apply', likelihood: 'likely', words: '' } as const;
      const is = { status: 'applies', likelihood: null, words: '«WORDS»' } as const;
      const rows = statuses.map((status) => ({ name: `Seal ${status}`, before: was, now: { ...is, status } }));
      const gone = { name: 'Star', before: is, now: null };
      const sheet = { name: 'Kettle', link: 'https://kasauti.example/sheets/k', rows: [gone], moreRows: 3 };
      const { more, said } = saying('release', language, { rows, moreRows: 0, sheets: [sheet] });
      const lines = more.slice(0, rows.length + 3);
      expect(lines.slice(0, rows.length).map((line) => /Seal [a-z-]+/.exec(line)?.[0])).toEqual(
        rows.map(({ name }) => name),
      );
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines[rows.length]).toContain('«WORDS»');
      expect(lines[rows.length + 1]).toContain('3');
      expect(said).not.toBe('');
      if (language !== 'en')
        for (const line of lines) expect(line.replaceAll(/Seal [a-z-]+|Star|«.+?»/g, '')).not.toMatch(/[a-z]{3}/);
      else expect(lines[1]).toBe('Seal applies. Before: Likely. Now: Compulsory · «WORDS».');
    },
  );
});
