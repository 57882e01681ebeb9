import { expect, test } from 'vitest';
import { splitNote } from './split-note.ts';

test.each([
  [null, null, null],
  ['Fee group B', 'Fee group B', null],
  ['Schedule number not traced', null, 'Schedule number not traced'],
  [
    'Enforcement paused until 2028-11-20 by S.O. 5134(E) (matched by serial number, verify)',
    'Enforcement paused until 2028-11-20 by S.O. 5134(E)',
    'matched by serial number, verify',
  ],
  [
    'Date shown in the list: 2021-12-12; later deferrals possible, verify',
    'Date shown in the list: 2021-12-12',
    'later deferrals possible, verify',
  ],
  ['Not licence exempt; import rules differ', 'Not licence exempt; import rules differ', null],
  ['Year misprinted as 20005 in the list; 2000 assumed', null, 'Year misprinted as 20005 in the list; 2000 assumed'],
])('gives visitors the facts of %j and staff the remarks', (text, note, remarks) => {
  expect(splitNote(text)).toEqual({ note, remarks });
});
