import { networkInterfaces } from 'node:os';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startMailServer } from '#tests/mail-server.ts';
import { assertMailServerReachable, closeMailer, deliver, MailError, type Message } from './mailer.server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  closeMailer();
});

const message: Message = {
  id: 'x',
  to: 'asha@lamps.example',
  subject: 'A code',
  html: '<p>042917</p>',
  text: '042917',
};
const outside = Object.values(networkInterfaces())
  .flat()
  .find((networkAddress) => networkAddress?.family === 'IPv4' && !networkAddress.internal)?.address;

/** A server that offers no STARTTLS, or whose offer somebody on the way has removed. */
async function startPlainServer(host?: string) {
  const server = await startMailServer({ ...(host && { host }) });
  onTestFinished(server.stop);
  return server;
}

test.skipIf(!outside)('a mail for another machine is not sent in clear text, unless the operator says so', async () => {
  const { url, received } = await startPlainServer(outside);
  vi.stubEnv('SMTP_URL', url);
  await expect(deliver(message)).rejects.toThrow(/ETLS|EPROTOCOL/);
  expect(received).toEqual([]);
  closeMailer();
  vi.stubEnv('SMTP_URL', `${url}?requireTLS=false`);
  await deliver(message);
  expect(received).toHaveLength(1);
});

test('mails wait for a server that is down for three seconds, also if the clock is set back meanwhile', async () => {
  const { url, stop } = await startMailServer();
  await stop();
  vi.stubEnv('SMTP_URL', url);
  await expect(deliver(message)).rejects.toThrow(MailError);
  expect(assertMailServerReachable).toThrow('away');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const later = performance.now() + 3_001;
  const elapsed = vi.spyOn(performance, 'now').mockReturnValue(later);
  onTestFinished(() => void elapsed.mockRestore());
  expect(assertMailServerReachable).not.toThrow();
});

test('a server on this machine needs no encryption', async () => {
  const { url, received } = await startPlainServer();
  vi.stubEnv('SMTP_URL', url);
  await deliver(message);
  expect(received).toHaveLength(1);
});
