import { expect, test } from 'vitest';
import { thingOf } from './thing-of.ts';

test.each([
  ['Kettle', 'Kitchen appliances', 'a kettle'],
  ['LED bulb', 'Lighting', 'an LED bulb'],
  ['Headphones', 'Audio and video', 'headphones'],
  ['White cement', 'Cement and masonry', 'white cement'],
  ['Gold jewellery or artefact', 'Jewellery', 'gold jewellery or artefact'],
  ['HR coil, sheet or strip', 'Steel and iron', 'HR coil, sheet or strip'],
  ['Cosmetic (cream, lipstick, perfume, shampoo)', 'Cosmetics and personal care', 'a cosmetic'],
  ['Jute sack or bag for grain and sugar', 'Packaging', 'a jute sack or bag for grain and sugar'],
  ['PP or HDPE woven sack', 'Packaging', 'a PP or HDPE woven sack'],
  ['Pen, exercise book, crayon or other stationery', 'Stationery and measuring', /^a pen, /],
  ['Adult diaper, wet wipe, tampon or menstrual cup', 'Cosmetics and personal care', /^an adult diaper, /],
])('%s stands in a sentence with the article that it takes', (name, group, thing) => {
  expect(thingOf(name, group)).toMatch(thing);
});
