import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPrivate } from '#core/files/private-files.server.ts';
import { logger } from '#core/logger.server.ts';
import { readMultipart } from './multipart.server.ts';

const data = mkdtempSync(join(tmpdir(), 'multipart-'));
const folder = join(data, 'files/private/in');
const filesIn = (path: string) => (existsSync(path) ? readdirSync(path) : []);
const leftFiles = () => [...filesIn(folder), ...filesIn(join(data, 'files/incoming'))];
beforeEach(() => {
  vi.stubEnv('DATA_DIR', data);
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => rmSync(data, { recursive: true }));

const boundary = 'xXx-boundary';
type Part = { name: string; value: string | Buffer; file?: string };

function bodyOf(parts: Part[]): Buffer {
  const pieces = parts.flatMap(({ name, value, file }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    file === undefined ? '\r\n\r\n' : `; filename="${file}"\r\nContent-Type: application/pdf\r\n\r\n`,
    value,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece as string)));
}

function read(body: Buffer, type = `multipart/form-data; boundary=${boundary}`) {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) return controller.close();
      controller.enqueue(new Uint8Array(body.subarray(at, at + 65_536)));
      at += 65_536;
    },
  });
  const init = { method: 'POST', headers: { 'content-type': type }, body: stream, duplex: 'half' };
  return readMultipart(new Request('http://x/', init as RequestInit), 'in');
}

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000, 7)]);
const form = (): Part[] => [
  { name: 'name', value: 'Asha' },
  { name: 'pdf', value: pdf, file: 'my list.pdf' },
  { name: 'description', value: 'Which approval?' },
];

/** Lets this process write no file beyond that size, as if the disk were full. */
const limitFiles = (bytes: string) => spawnSync('prlimit', ['--pid', `${process.pid}`, `--fsize=${bytes}:`]);
const canLimitFiles = limitFiles('unlimited').status === 0;

describe('readMultipart', () => {
  test('returns the fields, and the file under a new name', async () => {
    const { fields, file, lostFile } = await read(bodyOf(form()));
    expect(fields).toEqual({ name: 'Asha', description: 'Which approval?' });
    expect(file).toMatchObject({ originalName: 'my list.pdf', contentType: 'application/pdf', bytes: pdf.length });
    expect(file?.storedAs).not.toContain('list');
    expect(Buffer.from((await findPrivate(file?.storedAs ?? '')) ?? [])).toEqual(pdf);
    expect(lostFile).toBeNull();
  });

  test('a form cut off at any offset is refused, leaves no file and does not end the process', async () => {
    const before = leftFiles().length;
    const warned = vi.spyOn(logger, 'warn');
    const whole = bodyOf(form());
    const offsets = Array.from({ length: 120 }, (_, index) => Math.floor((index * (whole.length - 8)) / 120));
    for (const offset of offsets) {
      await expect(read(whole.subarray(0, offset)), `cut at ${offset}`).rejects.toMatchObject({ status: 422 });
    }
    expect(leftFiles()).toHaveLength(before);
    // A visitor must not be able to raise an alarm.
    expect(warned).not.toHaveBeenCalled();
  });

  test('a form whose connection breaks is refused too', async () => {
    const before = leftFiles().length;
    const start = bodyOf(form()).subarray(0, 1_500);
    let sent = false;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent) return controller.error(new Error('aborted'));
        sent = true;
        controller.enqueue(new Uint8Array(start));
      },
    });
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const request = new Request('http://x/', { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit);
    await expect(readMultipart(request, 'in')).rejects.toMatchObject({ status: 422 });
    expect(leftFiles()).toHaveLength(before);
  });

  test('a file without a file name is stored under one of ours, although the fields after it come later', async () => {
    const nameless = bodyOf(form()).toString('latin1').replace('; filename="my list.pdf"', '');
    const body = Buffer.from(nameless.replace('application/pdf', 'application/octet-stream'), 'latin1');
    const end = body.indexOf('Which approval?');
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new Uint8Array(body.subarray(0, end)));
        await new Promise((resolve) => setTimeout(resolve, 100));
        controller.enqueue(new Uint8Array(body.subarray(end)));
        controller.close();
      },
    });
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const request = new Request('http://x/', { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit);
    const { fields, file } = await readMultipart(request, 'in');
    expect(fields).toEqual({ name: 'Asha', description: 'Which approval?' });
    expect(file).toMatchObject({ originalName: 'file', contentType: 'application/octet-stream', bytes: pdf.length });
  });

  const field = (name: string, value = 'x') => ({ name, value });
  const file = (bytes: number): Part => ({
    name: 'pdf',
    value: Buffer.alloc(bytes, '%PDF-'),
    file: 'a.pdf',
  });
  test.each<[string, Part[]]>([
    ['31 fields', Array.from({ length: 31 }, (_, index) => field(`f${index}`))],
    ['a value over 16 KB', [field('description', 'x'.repeat(16 * 1024 + 1))]],
    ['two files', [file(10), file(10)]],
    ['a file over 10 MB', [file(10 * 1024 * 1024 + 1)]],
  ])('%s: 413, and no file stays', async (_, parts) => {
    const before = leftFiles().length;
    await expect(read(bodyOf(parts))).rejects.toMatchObject({ status: 413 });
    expect(leftFiles()).toHaveLength(before);
  });

  test('a file of exactly 10 MB, 30 fields and an empty file part are accepted', async () => {
    const fields = Array.from({ length: 30 }, (_, index) => field(`f${index}`));
    expect((await read(bodyOf([...fields, file(10 * 1024 * 1024)]))).file?.bytes).toBe(10 * 1024 * 1024);
    expect(await read(bodyOf([{ name: 'pdf', value: '', file: '' }]))).toMatchObject({
      file: null,
      lostFile: null,
    });
  });

  test.each([
    ['a program', 'MZ\x90\0\x03', 'my list.pdf'],
    ['a page', '<html><script>alert(1)</script>', 'my list.pdf'],
    ['a picture that is declared as PDF', '\x89PNG\r\n', 'photo.png'],
  ])('%s under another name is told', async (_, start, file) => {
    const parts = [{ name: 'pdf', value: Buffer.from(start, 'latin1'), file }];
    expect(await read(bodyOf(parts))).toMatchObject({ isOtherKind: true, file: { originalName: file } });
  });

  test('other content types are refused', async () => {
    await expect(read(Buffer.from('{}'), 'application/json')).rejects.toMatchObject({ status: 415 });
    await expect(read(Buffer.from('x'), 'multipart/form-data;')).rejects.toMatchObject({ status: 422 });
  });

  test('field names that mean something in JavaScript are only names', async () => {
    const { fields } = await read(bodyOf([field('__proto__', 'y'), field('constructor', 'z')]));
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(fields.constructor).toBe('z');
  });

  test.skipIf(!canLimitFiles)('when the disk is full in the middle of a file, nothing else is lost', async () => {
    const before = leftFiles().length;
    const large = form().map((part) => (part.name === 'pdf' ? file(5 * 1024 * 1024) : part));
    limitFiles('200000');
    const reading = read(bodyOf(large)).finally(() => limitFiles('unlimited'));
    expect(await reading).toMatchObject({ file: null, lostFile: 'fault' });
    expect((await reading).fields).toEqual({ name: 'Asha', description: 'Which approval?' });
    expect(leftFiles()).toHaveLength(before);
  });

  test('when a file cannot be stored, nothing else is lost', async () => {
    writeFileSync(join(data, 'files/private/blocked'), '');
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const request = new Request('http://x/', { method: 'POST', headers, body: new Uint8Array(bodyOf(form())) });
    const { fields, file, lostFile } = await readMultipart(request, 'blocked');
    expect(fields.name).toBe('Asha');
    expect([file, lostFile]).toEqual([null, 'fault']);
  });

  test('with less free disk than the floor, a file is not stored, and nothing else is lost', async () => {
    const before = leftFiles().length;
    vi.stubEnv('FREE_DISK_MB', '1000000000');
    const { fields, file, lostFile } = await read(bodyOf(form()));
    expect([fields.name, fields.description, file, lostFile]).toEqual(['Asha', 'Which approval?', null, 'disk']);
    const withoutFile = await read(bodyOf([{ name: 'pdf', value: '', file: '' }]));
    expect(withoutFile).toMatchObject({ file: null, lostFile: null });
    expect(leftFiles()).toHaveLength(before);
  });
});
