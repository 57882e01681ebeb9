import { open, readFile } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from '#core/errors.ts';

type Chunks = AsyncIterable<Uint8Array>;
const beginning = 'age-encryption.org/v1';

/**
 * A stage of a pipeline that encrypts in the format of age, so that only the keys of these recipients open it.
 * @throws StartError when one of them is not a public key of age
 */
export function encryptFor(recipients: readonly string[]): (chunks: Chunks) => AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      // Whoever confuses the two keys must not find the private one in a log.
      const given = /^AGE-SECRET-KEY/i.test(recipient) ? 'A private key' : recipient || 'An empty text';
      throw new StartError(`${given} is not a public key as age-keygen prints it (age1…)`);
    }
  }
  return async function* (chunks) {
    yield* await encrypter.encrypt(toWeb(chunks));
  };
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginning.length));
    return buffer.toString('latin1', 0, bytesRead) === beginning;
  } finally {
    await handle.close();
  }
}

/** A stage of a pipeline that decrypts an archive with one of these keys. */
export function decryptWith(keys: readonly string[], file: string): (chunks: Chunks) => AsyncGenerator<Uint8Array> {
  if (keys.length === 0) {
    throw new StartError(`${file} is encrypted: add --key and the name of the file with its key, or set BACKUP_KEY`);
  }
  const decrypter = new Decrypter();
  for (const key of keys) decrypter.addIdentity(key);
  return async function* (chunks) {
    try {
      yield* await decrypter.decrypt(toWeb(chunks));
    } catch (error) {
      if (error instanceof Error && /no identity matched/.test(error.message)) {
        throw new StartError(`The key does not open ${file}: it was encrypted for another one`);
      }
      throw new Error('its encryption is damaged', { cause: error });
    }
  };
}

/**
 * The keys in a file of age-keygen, else in BACKUP_KEY. A key on the command line would be visible to all users of the
 * machine, so only the name of a file is accepted there.
 * @throws StartError when there is none
 */
export async function readKeys(file: string | undefined, setting: string | undefined): Promise<string[]> {
  if (file && /^AGE-SECRET-KEY/i.test(file)) {
    throw new StartError('Other users of the machine see the command line: put the key in a file and name that');
  }
  const text = file
    ? await readFile(file, 'utf8').catch(() => {
        throw new StartError(`The file with the key, ${file}, cannot be read`);
      })
    : (setting ?? '');
  const keys = text.match(/^AGE-SECRET-KEY-\S+$/gm) ?? [];
  for (const key of keys) assertKey(key, file);
  if (text && keys.length === 0) throw notKey(file);
  return keys;
}

function assertKey(key: string, file: string | undefined) {
  try {
    new Decrypter().addIdentity(key);
  } catch {
    throw notKey(file);
  }
}

function notKey(file: string | undefined) {
  return new StartError(`${file ?? 'BACKUP_KEY'} contains no key as age-keygen makes it (AGE-SECRET-KEY-…)`);
}

/** As the library takes it. */
function toWeb(chunks: Chunks): ReadableStream<Uint8Array> {
  const reading = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reading.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await reading.return?.();
    },
  });
}
