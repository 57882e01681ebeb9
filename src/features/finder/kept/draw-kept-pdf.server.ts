import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { logger } from '#core/logger.server.ts';
import { drawPdf } from '#core/pdf/draw-pdf.server.ts';
import type { PdfBlock } from '#core/pdf/pdf-text.ts';
import { longDate, todayInIndia } from '#core/time/dates.ts';
import { drawSheetPdf } from '#features/requirements/sheet/draw-sheet-pdf.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { familyBlocks, standingName } from '../sheet/draw-family-pdf.server.ts';
import { basisNames, detailBlocks } from './detail-blocks.ts';
import { type KeptSheet, type KeptWords, keptWords } from './find-kept-sheet.server.ts';

/** The newest files, some 20 KB each, so that a link that many people open is drawn once. */
const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 100 });

/** After the page of a sheet has been answered, and before its reader has found the link to the file. */
const soonMs = 300;
let isPrepared = false;

/**
 * Draws a first file for nobody, once. Called when somebody opens a sheet, and may want its file next: the first one takes
 * 0.4 s more than the others, most of it to load the library, which a site without kept sheets should not hold in memory.
 */
export function prepareKeptPdf(): void {
  if (isPrepared) return;
  isPrepared = true;
  const fact = { label: 'Approval', value: 'In force.' };
  const blocks: PdfBlock[] = [
    { kind: 'title', text: 'Sheet' },
    { kind: 'lead', text: 'Lead' },
    { kind: 'heading', text: 'Applies', level: 2 },
    { kind: 'facts', facts: [fact, fact] },
    { kind: 'note', text: 'Note' },
  ];
  const brand = { name: 'Sheet', tagline: 'Sheet', contact: 'Sheet' };
  const draw = () => drawPdf({ title: 'Sheet', date: new Date(0), language: 'en', compact: true, brand, blocks });
  setTimeout(
    () => void draw().catch((error) => logger.debug({ err: error }, 'no file could be drawn ahead')),
    soonMs,
  ).unref();
}

/**
 * A kept sheet as a page in English: what stands there today, what has changed, and the answers it follows from.
 * @param sheet found in the same language
 * @param address the address of its page
 */
export async function drawKeptPdf(sheet: KeptSheet, address: string): Promise<Uint8Array<ArrayBuffer>> {
  const { slug, family, step } = sheet;
  const today = todayInIndia();
  const content = {
    ...{ slug, name: family?.name ?? sheet.name, disclaimer: 'legal advice', today },
    blocks: blocksOf(sheet),
    annex: step?.sheet ? detailBlocks(step.sheet) : [],
    publications: step?.sheet?.publications ?? [],
    reading: step?.sheet?.reading ?? '',
  };
  const key = createHash('sha256')
    .update(JSON.stringify([address, content]))
    .digest('hex');
  const known = drawn.get(key);
  if (known) return known;
  const bytes = await drawSheetPdf(content, address);
  drawn.set(key, bytes);
  return bytes;
}

function blocksOf(sheet: KeptSheet): PdfBlock[] {
  const { outcome, step } = sheet;
  const gone = step?.sheet ? [] : (outcome ?? []).map((row) => wordsOf(row, row.name));
  return [
    { kind: 'note', text: noteOf(sheet) },
    ...changesOf(sheet),
    ...(step?.sheet ? familyBlocks(step.sheet) : []),
    ...(gone.length > 0 ? [{ kind: 'facts' as const, facts: gone.map(factOf) }] : []),
    ...orderOf(sheet),
    ...answersOf(sheet),
  ];
}

/** When it was kept, and from when what it says is. */
function noteOf({ keptOn, outcome, changes, family }: KeptSheet): string {
  const kept = `Kept on ${longDate(keptOn, 'en')}.`;
  if (!family && !outcome) return `${kept} Our finder no longer has this kind of product, nor what stood on the sheet.`;
  if (!family) return `${kept} Our finder no longer has this kind of product. This stood on the sheet:`;
  if (!outcome) return `${kept} Nobody has opened it for two years, so it is drawn up anew from the answers.`;
  return `${kept} ${changes.length === 0 ? 'Nothing has changed since.' : 'What has changed since comes first.'}`;
}

function changesOf({ changes }: KeptSheet): PdfBlock[] {
  if (changes.length === 0) return [];
  const facts = changes.map(({ before, now }) => {
    const name = (now ?? before)?.name ?? '';
    const [was, is] = [before, now].map((row) => (row ? factOf(wordsOf(row, name)).value : 'Not on the sheet.'));
    return { label: name, value: `Was: ${was}\nIs now: ${is}` };
  });
  return [
    { kind: 'heading', text: 'Changed since then', level: 2 },
    { kind: 'facts', facts },
  ];
}

/** What waits for what, and what takes longest, in few lines; the steps of each approval stand on the page. */
function orderOf({ step }: KeptSheet): PdfBlock[] {
  const { order = [], waits = [], slowest = [] } = step?.sheet?.course ?? {};
  const stages = order.map((stage) => stage.map(({ name }) => name).join(', ')).join('; then ');
  const lines = [
    stages && `In this order: ${stages}.`,
    ...waits.map(({ before, after, why, source }) => `${after} after ${before}: ${why} Source: ${source}.`),
    ...slowest.map(({ basis, names, words }) => `Longest, ${basisNames[basis]}: ${names.join(' + ')}, ${words}.`),
  ];
  const text = lines.filter(Boolean).join(' ');
  return text ? [{ kind: 'note', text }] : [];
}

function answersOf({ step }: KeptSheet): PdfBlock[] {
  const said = (answers: readonly { label: string; words: string }[]) =>
    answers.map(({ label, words }) => `${label}: ${words || 'not known'}`).join(' · ');
  const { answers = [], presumed = [], unanswered = [] } = step ?? {};
  const lines = [
    answers.length > 0 && `Your answers: ${said(answers)}.`,
    presumed.length > 0 && `Taken for granted: ${said(presumed)}.`,
    unanswered.length > 0 && `Still open: ${unanswered.map(({ label }) => label).join(' · ')}.`,
  ];
  const text = lines.filter(Boolean).join('\n');
  return text ? [{ kind: 'note', text }] : [];
}

const wordsOf = (row: Parameters<typeof keptWords>[0], name: string) => keptWords(row, name, defaultLanguage);

function factOf({ name, status, likelihood, words }: KeptWords) {
  const chip = standingName({ status, likelihood });
  const said = status === 'may-apply' ? [] : words;
  return { label: name, value: `${[chip, ...said].join(' · ')}.` };
}
