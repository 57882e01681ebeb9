import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.server.ts';

test.each([
  ['asha@example.org', 'asha@example.org'],
  ['asha+lamps@example.org', 'asha@example.org'],
  ['a.s.h.a+1+2@example.org', 'asha@example.org'],
  ['+@example.org', '+@example.org'],
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['मीरा@उदाहरण.भारत', 'मीरा@xn--p1b6ci4b4b3a.xn--h2brj9c'],
])('%s is counted as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
