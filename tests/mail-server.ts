import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Received = { sender: string; recipients: string[]; raw: string };

type Behaviour = {
  port?: number;
  host?: string;
  /** The delay in milliseconds before each mail is accepted. */
  delay?: number;
  /** Answers 550 for this recipient, with that text. */
  refuses?: string;
  refusal?: string;
};

/** A real mail server that stores everything it receives. */
export async function startMailServer({
  port = 0,
  host = '127.0.0.1',
  delay = 0,
  refuses,
  refusal = 'no such mailbox',
}: Behaviour = {}) {
  let patience = delay;
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      done(address === refuses ? Object.assign(new Error(refusal), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        setTimeout(() => {
          const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
          received.push({ sender, recipients, raw: Buffer.concat(chunks).toString('utf8') });
          done();
        }, patience);
      });
    },
  });
  // A client that disconnects is not an error of the server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const used = (server.server.address() as AddressInfo).port;
  return {
    received,
    port: used,
    url: `smtp://${host}:${used}`,
    /** Applies from now on; mails that are already waiting are not accepted sooner. */
    setDelay(milliseconds: number) {
      patience = milliseconds;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The headers of a mail, in lower case and unfolded. */
export function headersOf({ raw }: Received): Map<string, string> {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
}
