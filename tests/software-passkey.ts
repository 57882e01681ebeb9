import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const origin = 'http://localhost:3000';
const rpId = 'localhost';
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** An authenticator without a device: it answers what a browser would pass to a real one. */
export function createSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  /** @param isVerified whether it has asked for a finger or a PIN */
  const authenticatorData = (isVerified: boolean, attested = Buffer.alloc(0)) => {
    counter += 1;
    const flags = 0b01 | (isVerified ? 0b100 : 0) | (attested.length > 0 ? 0b100_0000 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const answer = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    create({ challenge, from = origin }: { challenge: string; from?: string }) {
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = authenticatorData(true, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]));
      // { fmt: 'none', attStmt: {}, authData }
      const head = Buffer.concat([Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')]);
      const attestation = Buffer.concat([head, Buffer.from([0x58, data.length]), data]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },
    get({ challenge, from = origin, isVerified = true }: { challenge: string; from?: string; isVerified?: boolean }) {
      const client = clientData('webauthn.get', challenge, from);
      const data = authenticatorData(isVerified);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      });
    },
  };
}
