import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StartError } from '#core/errors.ts';
import { mostReadBytes } from './read-report.server.ts';

/**
 * The mails of a mailbox, each with no more than what is read of it: a folder with a file for each mail (Maildir too),
 * a file with one mail, or one with many, each of which begins with a line `From …` (mbox).
 */
export async function* readMailbox(path: string): AsyncGenerator<Buffer> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new StartError(`There is no mailbox ${path}`);
  if (found.isDirectory()) yield* readFolder(path);
  else if ((await readStart(path, 5)).toString() === 'From ') yield* readMbox(path);
  else yield await readStart(path, mostReadBytes);
}

async function* readFolder(path: string): AsyncGenerator<Buffer> {
  const entries = await readdir(path, { withFileTypes: true });
  // Of a Maildir, `tmp` has mails that are still arriving.
  for (const { name } of entries.filter((entry) => entry.isDirectory() && ['new', 'cur'].includes(entry.name))) {
    yield* readFolder(join(path, name));
  }
  for (const { name } of entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))) {
    // Another program may have moved it since.
    const mail = await readStart(join(path, name), mostReadBytes).catch(() => null);
    if (mail) yield mail;
  }
}

async function readStart(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* readMbox(path: string): AsyncGenerator<Buffer> {
  let lines: string[] = [];
  let size = 0;
  let isAfterBlank = true;
  const end = () => Buffer.from(lines.join('\r\n'), 'latin1');
  for await (const line of createInterface({ input: createReadStream(path, 'latin1') })) {
    if (isAfterBlank && line.startsWith('From ')) {
      if (lines.length > 0) yield end();
      lines = [];
      size = 0;
    } else if (size < mostReadBytes) {
      lines.push(line);
      size += line.length + 2;
    }
    isAfterBlank = line === '';
  }
  if (lines.length > 0) yield end();
}
