import { expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';

const said = (text: string) => readFacts(text).facts.map(({ fact, value }) => `${fact} ${value}`);

test.each([
  'speaker no bluetooth',
  'speaker without any wifi or bluetooth',
  'non-bluetooth headset, not wi-fi',
  'bluetooth-free helmet',
  'ohne Bluetooth',
  'sans wifi',
  'колонка без bluetooth',
  'speaker bluetooth ke bina',
  'बिना wifi',
  'Bluetoothなし',
  '音箱无bluetooth',
  'non rechargeable torch',
  'not for kids',
  'never used',
  'toy with no battery',
  'kettle not made in China',
])('what a text denies is no fact: %s', (text) => expect(said(text)).toEqual([]));

test.each([
  ['made in china, not made in india', ['made-in abroad']],
  ['without bluetooth and with nfc', ['radio nfc', 'radio none']],
  ['not only bluetooth', ['radio bluetooth']],
])('and what it does not is one: %s', (text, facts) => expect(said(text)).toEqual(facts));

test.each([
  'a4 paper 75 gsm',
  'tshirt 180gsm',
  '2.4g mouse',
  '5g gold coin',
  'cement used in dams',
  'pipe widely used',
  'blazer for 10 years old',
  'old age walker',
  'bone china cup',
  'french fries cutter',
  'contact us',
  'kettle for the usa',
  'blood sample tube',
  'sample bottle',
  'radio with battery indicator',
  'torch compatible with charger',
])('words that mean something else are no fact: %s', (text) => expect(said(text)).toEqual([]));

test.each([
  ['<b>10 w', ['watts 10']],
  ['router 5g', ['radio cellular']],
  ['gsm alarm', ['radio cellular']],
  ['coin 5 g', ['grams 5']],
  ['used tyre', ['new-or-used used']],
  ['how to import from china', ['made-in abroad']],
  ['pump made in india for the usa', ['made-in india']],
  ['samples of bulbs', ['purpose r-and-d']],
  ['toy with battery charger', ['supplied-with charger']],
])('while these are: %s', (text, facts) => expect(said(text)).toEqual(facts));

test.each([
  'charger 100-240v',
  'charger 12/24 v',
  'transformer 11kv/433v',
  'phone 8gb 128gb',
  'tile 30 x 60 mm',
  'cable less than 50 v',
  'cable < 50 v',
  'fridge up to 300 litres',
  'motor 5 kg or more',
  'heater 2 kw 1500 w',
  '99999999999 w',
  'made in india or china',
  'sample for export',
])('a limit, several numbers and a contradiction decide nothing: %s', (text) => expect(said(text)).toEqual([]));

test.each([
  ['heater 1,5 kW', 'watts 1500'],
  ['heater 1,500 w', 'watts 1500'],
  ['heater 1,00,000 w', 'watts 100000'],
  ['heater 1.005 kw', 'watts 1005'],
  ['heater 2 kw, that is 2000 w', 'watts 2000'],
])('a number is read as it is written: %s', (text, fact) => expect(new Set(said(text))).toEqual(new Set([fact])));

test.each(['no ', 'without bluetooth, ', '1,', 'used ', '10-', ' ', 'x'])('a long text of %j is read', (part) => {
  expect(readFacts(part.repeat(200)).facts.length).toBeLessThanOrEqual(2);
});
