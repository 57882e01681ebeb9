import fc from 'fast-check';
import addressparser from 'nodemailer/lib/addressparser';
import { describe, expect, test } from 'vitest';
import { encodeForLink, encodeForMailto, isEmailAddress, slugify } from './addresses.ts';

test('makes a slug from Latin letters, cut between words', () => {
  expect(slugify('Café, “LED” & 5 W', 90)).toBe('cafe-led-5-w');
  expect(slugify(`${'word '.repeat(40)}end`)).toMatch(/^(word-)+word$/);
});

test('a browser reads the text of a link as it was written', () => {
  for (const text of ['اطلب 100% & more?', 'LED लैंप #1 + "quotes"', 'plain']) {
    const { searchParams } = new URL(`mailto:office@kasauti.example?subject=${encodeForLink(text)}`);
    expect(searchParams.get('subject')).toBe(text);
    expect(encodeForLink(text)).not.toMatch(/[\s&?#"+]/);
  }
  expect(encodeForLink('لمبة LED')).toBe('لمبة%20LED');
});

describe('isEmailAddress', () => {
  test.each(['asha@example.org', "o'brien@example.org", 'a.b+c_d@mail.example.co.in', 'मीरा@उदाहरण.भारत', 'a@b.co'])(
    'takes %s',
    (address) => {
      expect(isEmailAddress(address)).toBe(true);
    },
  );

  test.each([
    '',
    'asha',
    '@example.org',
    'asha@',
    'asha@example',
    'a@example.org, b@example.org',
    'a@example.org,b@example.org',
    'a@example.org b@example.org',
    'a@example.org;b@example.org',
    'group:a@example.org',
    '"a@example.org, b"@example.org',
    'Asha <a@example.org>',
    '<a@example.org>',
    'a(b)@example.org',
    'a@b@example.org',
    'a\r\nBcc: b@example.org',
    'a@example.org\n',
    'a@example.org\0',
    'a\u202e@example.org',
    'a\u200b@example.org',
    'a@gm\ufe0fail.com',
    'a@gm\u00adail.com',
    '.a@example.org',
    'a..b@example.org',
    'a@-example.org',
    'a@example..org',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a＠example.org',
    'a@example。org',
    '\ud800@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(60)}.${'b'.repeat(60)}.${'b'.repeat(60)}.${'b'.repeat(60)}.${'b'.repeat(20)}.org`,
  ])('refuses %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  const piece = fc.constantFrom(...'ab1.@,;:<>()[]"\'\\ \t\r\n\0+-_%é\u0301\u202eｂ@.@');
  const nearAddress = fc.oneof(
    fc.string({ unit: piece, maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `${text}@example.org`),
    fc
      .emailAddress()
      .chain((address) =>
        fc
          .tuple(fc.nat(address.length), piece)
          .map(([at, letter]) => address.slice(0, at) + letter + address.slice(at)),
      ),
  );

  test('accepts nothing that a mail program could read as anything but that one address', () => {
    fc.assert(
      fc.property(nearAddress, (text) => {
        if (!isEmailAddress(text)) return;
        expect(addressparser(text)).toEqual([{ name: '', address: text }]);
        expect(text).not.toMatch(/[\s\p{C},;:<>()[\]"\\]/u);
        expect(text).toBe(text.normalize('NFKC'));
      }),
      { numRuns: 5_000 },
    );
  });

  test('refuses any two addresses in one text, and accepts a single one in lower case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.emailAddress(), piece, (first, second, between) => {
        expect(isEmailAddress(`${first}${between}${second}`)).toBe(false);
        if (isEmailAddress(first)) expect(isEmailAddress(first.toLowerCase())).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a link to an address has the address alone as its recipient, and no fields of a message', () => {
  const odd = fc.constantFrom(
    'asha?bcc=boss@lamps.example',
    'asha?body=pay&cc=x=@lamps.example',
    'asha%3Fcc=x@lamps.example',
  );
  fc.assert(
    fc.property(fc.oneof(odd, fc.emailAddress()), (email) => {
      const { pathname, search, hash } = new URL(`mailto:${encodeForMailto(email)}`);
      expect([decodeURIComponent(pathname), search, hash]).toEqual([email, '', '']);
    }),
  );
});
