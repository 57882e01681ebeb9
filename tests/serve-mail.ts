import { createServer } from 'node:http';
import PostalMime from 'postal-mime';
import { startMailServer } from './mail-server.ts';

/** A real mail server at SMTP_PORT for the browser tests; the mails received are served as JSON at PORT: /?to=address. */
const { received } = await startMailServer({ port: Number(process.env.SMTP_PORT) });

createServer(async (request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to') ?? '';
  const mails = received
    .filter(({ recipients }) => recipients.includes(to))
    .map(({ raw }) => PostalMime.parse(raw, { attachmentEncoding: 'utf8' }));
  response.setHeader('content-type', 'application/json').end(JSON.stringify(await Promise.all(mails)));
}).listen(Number(process.env.PORT), '127.0.0.1');
