import { expect, test } from 'vitest';
import { namesProduct } from './names-product.ts';

const till = ['Point of sale terminal', 'NFC reader or payment terminal'];
const plugs = ['Plugs and socket-outlets of rated voltage up to and including 250 volts'];

test.each([
  ['payment terminals', till],
  ['point of sale', till],
  ['earbuds', ['Wireless headphones', 'TWS earbuds']],
  ['socket outlet', plugs],
  ['cctv', ['CCTV camera']],
  ['battries', ['Cells', 'Storage batteries for photovoltaic use']],
  ['दीपक', ['Lamp', 'LED दीपक']],
])('%s means what is called %j', (query, names) => expect(namesProduct(query, names)).toBe(true));

test.each([
  ['payment', till],
  ['sale', till],
  ['nfc', till],
  ['voltage', plugs],
  ['photovoltaic', ['Cells', 'Storage batteries for photovoltaic use']],
  ['payment', []],
])('%s does not mean what is called %j', (query, names) => expect(namesProduct(query, names)).toBe(false));
