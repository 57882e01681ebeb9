type WebAuthn = typeof import('@simplewebauthn/server');

let loading: Promise<WebAuthn> | undefined;

/** The library that checks passkeys. It is loaded with the first one, because it takes 20 MB. */
export function loadWebAuthn(): Promise<WebAuthn> {
  loading ??= loadQuietly();
  return loading;
}

/** While it loads, the library asks which algorithms Node knows, and Node warns twice that one of them is experimental. */
const expected = /^The (supports|ML-DSA-44) Web Crypto API (method|algorithm) is an experimental feature/;

async function loadQuietly(): Promise<WebAuthn> {
  const { emitWarning } = process;
  process.emitWarning = new Proxy(emitWarning, {
    apply: (warn, process, said) => (expected.test(String(said[0])) ? undefined : Reflect.apply(warn, process, said)),
  });
  try {
    return await import('@simplewebauthn/server');
  } finally {
    process.emitWarning = emitWarning;
  }
}
