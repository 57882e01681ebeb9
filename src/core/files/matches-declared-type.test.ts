import { describe, expect, test } from 'vitest';
import { matchesDeclaredType } from './matches-declared-type.ts';

const starts = {
  pdf: '%PDF-1.7\n',
  png: '\x89PNG\r\n\x1a\n',
  jpg: '\xff\xd8\xff\xe0',
  heic: '\0\0\0\x18ftypheic',
  ole: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  marked: '\xef\xbb\xbf\r\n%PDF-1.4\n',
  late: '<html><script>alert(1)</script>%PDF-1.7\n',
  zip: 'PK\x03\x04\x14\0',
  exe: 'MZ\x90\0\x03\0',
  html: '<html><script>alert(1)</script>',
  csv: 'name,code\nLamp,1',
};
const matches = (name: string, type: string, start: keyof typeof starts) =>
  matchesDeclaredType(name, type, Buffer.from(starts[start], 'latin1'));

describe('the kind of a file', () => {
  test.each<[string, string, keyof typeof starts]>([
    ['list.pdf', 'application/pdf', 'pdf'],
    ['LIST.PDF', 'application/octet-stream', 'pdf'],
    ['list.pdf', '', 'pdf'],
    // Some programs write a mark or an empty line before it.
    ['list.pdf', 'application/pdf', 'marked'],
    ['scan', 'application/pdf', 'pdf'],
    // People rename pictures, so any picture format is accepted under any picture extension.
    ['photo.jpg', 'image/jpeg', 'png'],
    ['photo.heic', 'image/heic', 'heic'],
    ['letter.doc', 'application/msword', 'ole'],
    ['letter.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'zip'],
    ['list.csv', 'application/vnd.ms-excel', 'csv'],
    ['list.txt', 'text/plain', 'csv'],
    ['drawing.svg', 'image/svg+xml', 'html'],
    ['drawing.dwg', 'application/acad', 'exe'],
    ['noname', '', 'exe'],
  ])('%s, %s, %s', (name, type, start) => {
    expect(matches(name, type, start)).toBe(true);
  });

  test.each<[string, string, keyof typeof starts]>([
    ['list.pdf', 'application/pdf', 'exe'],
    ['list.pdf', 'application/pdf', 'html'],
    ['list.pdf', 'application/pdf', 'late'],
    ['list.pdf', 'image/png', 'pdf'],
    ['list.pdf', 'text/html', 'pdf'],
    ['photo.png', 'application/pdf', 'png'],
    ['photo.png', 'image/png', 'html'],
    ['photo.png.exe', 'image/png', 'exe'],
    ['letter.docx', '', 'exe'],
    ['letter.doc', 'application/msword', 'html'],
    ['notes.txt', 'text/plain', 'exe'],
    ['scan', 'application/pdf', 'zip'],
    ['list.csv', 'application/vnd.ms-excel', 'exe'],
  ])('but not %s, %s, %s', (name, type, start) => {
    expect(matches(name, type, start)).toBe(false);
  });
});
