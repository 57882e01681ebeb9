import { expect, test } from 'vitest';
import { makeInvitation } from './make-invitation.server.ts';

const invite = (visitor: { name: string; email: string }) =>
  makeInvitation({
    uid: 'uid@kasauti.example',
    sequence: 0,
    start: new Date('2026-11-23T09:30:00Z'),
    end: new Date('2026-11-23T10:00:00Z'),
    isWindow: false,
    isCancelled: false,
    visitor,
    office: { name: 'Kasauti', email: 'hello@kasauti.example' },
    link: 'https://kasauti.example/calls/x',
    language: 'en',
  })
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => line.startsWith('ATTENDEE'));

test('an address cannot add another recipient to the reply', () => {
  const email = 'asha?bcc=b%40evil.example&x=@lamps.example';
  const [line] = invite({ name: 'Asha', email });
  expect(line).toMatch(/:MAILTO:asha%3Fbcc=b%2540evil\.example%26x=@lamps\.example$/);
  expect(invite({ name: 'Asha', email: 'asha+lamps@lamps.example' })[0]).toMatch(/:MAILTO:asha\+lamps@lamps\.example$/);
});

test('a name ends neither its parameter nor its line', () => {
  const lines = invite({ name: 'Asha";ROLE=CHAIR:mailto:b@evil.example \\n', email: 'asha@lamps.example' });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.match(/"/g)).toHaveLength(2);
});
