import { expect, test } from 'vitest';
import { startDateInNote, stateOfListing } from './state-of-listing.ts';

test.each([
  ['Rescinded on 2026-01-14 (S.O. 239(E))', 'rescinded'],
  ['De-notified', 'de-notified'],
  ['Paused', 'paused'],
  ['In force (moved from Scheme II to Scheme X in 2023)', 'in-force'],
  ['Voluntary', 'voluntary'],
  ['Mandatory', 'in-force'],
  ['Exempted from MTCTE', 'exempt'],
  ['Draft order', 'upcoming'],
  ['Unknown', 'unknown'],
  ['Unheard of', null],
])('reads the status %j as %j', (status, state) => expect(stateOfListing(status)).toBe(state));

test('reads the first day only if the note gives one', () => {
  expect(startDateInNote('From 2026-10-01 (small 2027-01-01, micro 2027-04-01)')).toBe('2026-10-01');
  expect(startDateInNote('Suspended from 2026-04-10 to 2026-07-10')).toBeNull();
  expect(startDateInNote(null)).toBeNull();
});
