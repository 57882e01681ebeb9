import { expect, test } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const asha = '<asha@lamps.example>';

test.each([
  ['hard', `550 5.1.1 ${asha}: Recipient address rejected: User unknown in local recipient table`],
  ['hard', `550 5.1.10 ${asha}: Recipient address rejected: Domain does not accept mail (nullMX)`],
  ['soft', '550 no such mailbox'],
  // A wrong setting of ours, for which every address is refused.
  ['soft', `554 5.7.1 ${asha}: Relay access denied`],
  ['soft', `554 5.7.1 ${asha}: Recipient address rejected: Access denied`],
  ['soft', '554 5.7.1 <b@bounces.kasauti.example>: Sender address rejected: Access denied'],
  ['soft', '554 5.7.1 <unknown[192.0.2.1]>: Client host rejected: Access denied'],
  ['soft', '550 5.1.0 <b@bounces.kasauti.example>: Sender address rejected: User unknown in local recipient table'],
  ['soft', '550 5.1.7 <b@bounces.kasauti.example>: Sender address rejected'],
  ['soft', '550 5.1.8 <b@bounces.kasauti.example>: Sender address rejected: Domain not found'],
])('our server says %s by %s', (kind, answer) => {
  expect(refusalOf('', answer, 'our-server').kind).toBe(kind);
});

test.each([
  ['hard', `smtp; 550 5.7.1 ${asha}: Recipient address rejected: Access denied`],
  ['soft', 'smtp; 550 5.7.1 Delivery not authorized, message refused'],
  ['soft', 'smtp; 550 5.7.1 Unable to relay recipient in non-accepted domain'],
  ['soft', 'smtp; 554 5.7.1 <unknown[192.0.2.1]>: Client host rejected: no mail to this recipient'],
])('a report says %s by %s', (kind, diagnostic) => {
  expect(refusalOf('5.7.1', diagnostic, 'report').kind).toBe(kind);
});
