import { describe, expect, it } from 'vitest';
import { slugify } from '#core/text/slugify.ts';
import { currentState } from '#features/requirements/requirement-state.schema.ts';
import { shortenName, tidyProductName } from './product-name.ts';
import { startDateInNote, stateOfListing } from './state-of-listing.ts';

describe('the words of a list', () => {
  it.each([
    ['Portland Pozzolana Cement-Part1 Fly-ash based', 'Portland pozzolana cement, Part 1: fly-ash based'],
    ['Sulphate Resisting Portland Cement', 'Sulphate resisting Portland cement'],
    ['Room Air ConditionersPart 1 Unitary Air Conditioners', 'Room air conditioners, Part 1: unitary air conditioners'],
    ['Steel Billets,Bars And Sections For Boilers', 'Steel billets, bars and sections for boilers'],
    [
      'Elastomer insulated cables (Part.1): For working voltages',
      'Elastomer insulated cables (Part 1): for working voltages',
    ],
    ['AC static watt-hour meters, Class 1 & 2', 'AC static watt-hour meters, Class 1 & 2'],
    ['eNodeB CCN', 'eNodeB CCN'],
  ])('turns %j to %j', (listed, name) => expect(tidyProductName(listed)).toBe(name));

  it('shortens between words', () => {
    const long = `${'word '.repeat(40)}end`;
    expect(shortenName(long).length).toBeLessThanOrEqual(111);
    expect(shortenName(long)).toMatch(/word…$/);
    expect(slugify('Café, “LED” & 5 W', 90)).toBe('cafe-led-5-w');
    expect(slugify(long)).toMatch(/^(word-)+word$/);
  });

  it.each([
    ['Rescinded on 2026-01-14 (S.O. 239(E))', 'rescinded'],
    ['De-notified', 'de-notified'],
    ['Paused', 'paused'],
    ['In force (moved from Scheme II to Scheme X in 2023)', 'in-force'],
    ['Voluntary', 'voluntary'],
    ['Mandatory', 'in-force'],
    ['Exempted from MTCTE', 'exempt'],
    ['Draft order', 'upcoming'],
    ['Unheard of', null],
  ])('reads the status %j as %j', (status, state) => expect(stateOfListing(status)).toBe(state));

  it('takes only a first day that the note gives', () => {
    expect(startDateInNote('From 2026-10-01 (small 2027-01-01, micro 2027-04-01)')).toBe('2026-10-01');
    expect(startDateInNote('Suspended from 2026-04-10 to 2026-07-10')).toBeNull();
    expect(startDateInNote(null)).toBeNull();
  });

  it('calls an order upcoming until its day', () => {
    const row = { state: 'in-force' as const, implementationDate: '2026-12-01' };
    expect(currentState(row, '2026-11-30')).toBe('upcoming');
    expect(currentState(row, '2026-12-01')).toBe('in-force');
    expect(currentState({ ...row, implementationDate: null }, '2026-11-30')).toBe('in-force');
    expect(currentState({ ...row, state: 'paused' }, '2026-11-30')).toBe('paused');
  });
});
