import { expect, test } from 'vitest';
import { tidyProductName } from './tidy-product-name.ts';

test.each([
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
