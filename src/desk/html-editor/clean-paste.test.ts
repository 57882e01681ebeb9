import { expect, test } from 'vitest';
import { withDomParser } from '#tests/with-dom-parser.ts';
import { cleanPaste } from './clean-paste.ts';
import { readHtml, writeHtml } from './survives-editor.ts';

withDomParser();

const paste = (html: string) => writeHtml(readHtml(cleanPaste(html)), '');

const item = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${words}<o:p></o:p></span></p>`;

test('a page of Word comes without the marks of Word', () => {
  const html = `<html xmlns:o="urn:x"><head><style>p.MsoNormal {margin:0}</style></head><body lang=EN-IN>
<!--StartFragment--><h1 style='x'><a name="_Toc1"></a><span lang=EN-GB>What applies<o:p></o:p></span></h1>
<p class=MsoNormal align=center style='text-align:center'><b><span lang=EN-GB>Each</span></b> lamp needs <i>one</i><u>.</u><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, '·', 'First')}${item(1, '·', 'Second')}${item(2, '1.', 'Inner')}${item(2, '2.', 'Next')}${item(1, '·', 'Third')}
<table class=MsoTableGrid border=1 style='x'><tr><td width=200 style='x'><p class=MsoNormal>Fee<o:p></o:p></p></td></tr></table>
<p class=MsoNormal>See<a href="#_ftn1"><span>[1]</span></a> <a href="https://bis.gov.in">BIS</a></p><!--EndFragment--></body></html>`;
  expect(paste(html)).toBe(
    [
      '<h2>What applies</h2><p><strong>Each</strong> lamp needs <em>one</em>.</p>',
      '<ul><li>First</li><li>Second<ol><li>Inner</li><li>Next</li></ol></li><li>Third</li></ul>',
      '<table><tbody><tr><td>Fee</td></tr></tbody></table>',
      '<p>See[1] <a href="https://bis.gov.in">BIS</a></p>',
    ].join(''),
  );
});

test('a page of Google Docs keeps what its styles say', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="x"><span style="font-weight:700;font-style:italic">Each</span><span style="font-weight:400"> lamp</span></p><ul><li dir="ltr"><p role="presentation"><span>One</span></p></li></ul></b>`;
  expect(paste(html)).toBe('<p><strong><em>Each</em></strong> lamp</p><ul><li>One</li></ul>');
});

test('a piece of one of our own fields stays as it is', () => {
  const html = '<h1 data-pm-slice="1 1 []" lang="hi">एक</h1>';
  expect(cleanPaste(html)).toBe(html);
});
