import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { languages } from '#locales/languages.ts';
import { faultsOfContent, faultsOfTranslation } from '../scripts/check/translation-faults.ts';

test('a sound translation has no faults', () => {
  expect(faultsOfTranslation('{count} of <0>{total}</0> under BIS', 'BIS: <0>{total}</0> में से {count}', 'hi')).toEqual(
    [],
  );
  const plural = '{count, plural, one {# order} other {# orders}}';
  expect(faultsOfTranslation(plural, '{count, plural, one {# Erlass} other {# Erlasse}}', 'de')).toEqual([]);
  expect(faultsOfTranslation(plural, '{count, plural, other {命令#件}}', 'ja')).toEqual([]);
  expect(faultsOfTranslation('Contact', 'Contact', 'fr')).toEqual([]);
});

describe('each fault is named', () => {
  for (const [english, translated, fault, language = 'de'] of [
    ['Send', ' ', 'not translated'],
    ['{count} orders', 'Erlasse', 'placeholder {count} is missing'],
    ['Orders', 'Erlasse {count}', 'placeholder {count} is not in the English'],
    ['<0>Orders</0>', '<0>Erlasse', 'tag </0> is missing'],
    ['Under BIS', 'Unter dem Amt', 'protected word BIS is missing'],
    ['{n, plural, one {# a} other {# b}}', '{n, plural, one {# a} other {# b}}', 'plural form few is missing', 'pl'],
    ['{n, plural, one {# a} other {# b}}', '{n, plural, one {# a} other {# b}}', 'plural form one is not in', 'ja'],
    ['{n, plural, other {#}}', '{n, plural, other {#}', 'does not parse'],
    ['You can ask us about it', 'You can ask us about it', 'the same as the English'],
    ['Send', 'Schicken Sie uns das Formular jetzt gleich zu', 'more than twice as long'],
    ['Today', "aujourd'hui", 'a straight', 'fr'],
    ['Today ', 'Heute', 'blanks'],
  ] as const) {
    test(fault, () => {
      expect(faultsOfTranslation(english, translated, language).join()).toContain(fault);
    });
  }
});

test('no text makes the check fail', () => {
  const given = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('{', '}', '#', ',', 'plural', ' ', 'x', '<0>') }),
  );
  fc.assert(
    fc.property(given, given, (english, translated) => Array.isArray(faultsOfTranslation(english, translated, 'de'))),
  );
});

test('a text of the content keeps its HTML, its figures and the words of the trade', () => {
  expect(faultsOfContent('<p>By 1,000 V</p>', '<p>Bis 1.000 V</p>')).toEqual([]);
  expect(faultsOfContent('Lamps', '')).toEqual([]);
  expect(faultsOfContent('<p>BIS grants it in 30 days.</p>', 'Wird in 3 Tagen erteilt.')).toEqual([
    'other HTML tags than the English',
    'figure 30 is missing',
    'protected word BIS is missing',
  ]);
});

test.each(languages.map(({ code }) => code))('signs between texts are the same in all catalogues: %s', (code) => {
  const signs = new Map<string, Set<string>>();
  for (const audience of ['site', 'account', 'mail', 'server'])
    for (const { msgid, msgstr } of PO.parse(readFileSync(`src/locales/${code}/${audience}.po`, 'utf8')).items)
      if (/^(?:\{\w+\}|[^\p{L}{}])+$/u.test(msgid)) {
        // The names of places in a text are chosen by each page.
        const places = new Map([...msgid.matchAll(/\{\w+\}/g)].map(([place], at) => [place, `{${at}}`]));
        const plain = (text: string) => text.replace(/\{\w+\}/g, (place) => places.get(place) ?? place);
        const said = signs.get(plain(msgid)) ?? new Set();
        signs.set(plain(msgid), said.add(plain(msgstr[0] || msgid)));
      }
  expect(signs.get('{0}: {1}')?.size).toBe(1);
  expect([...signs].filter(([, said]) => said.size > 1)).toEqual([]);
});

test.each(languages.map(({ code }) => code))('a text of pages and mails has one translation: %s', (code) => {
  const [site, mail] = ['site', 'mail'].map((audience) => {
    const { items } = PO.parse(readFileSync(`src/locales/${code}/${audience}.po`, 'utf8'));
    const ofStates = items.filter(({ references }) => references.includes('src/features/finder/sheet/status-word.tsx'));
    return Object.fromEntries(ofStates.map(({ msgid, msgstr }) => [msgid, msgstr[0]]));
  });
  expect(Object.keys(site ?? {}).length).toBeGreaterThan(9);
  expect(mail).toEqual(site);
});
