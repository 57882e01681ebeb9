import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: null, hash: Buffer) => void;

/** Loaded before the server, it makes every password hash zeros at once: what is left of a post is all but hashing. */
function argon2(_algorithm: string, { tagLength }: { tagLength: number }, done: Done) {
  setImmediate(done, null, Buffer.alloc(tagLength));
}

Object.assign(crypto, { argon2 });
syncBuiltinESMExports();
