import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Mail servers for tests. */

export type ReceivedMail = { from: string; to: string[]; headers: string; text: string; html: string };

/** Decodes a part of a mail (RFC 2045). */
function decodePart(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const unwrapped = body.replaceAll('=\r\n', '');
  return unwrapped.replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}

function parseMail(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const [headers = ''] = raw.split('\r\n\r\n');
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers)!;
  const [, plain = '', html = ''] = raw.split(`--${boundary}`);
  return { headers, text: decodePart(plain.trim()), html: decodePart(html.trim()) };
}

/** A server without TLS that accepts every mail, unless options say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      void text(stream).then((raw) => {
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...parseMail(raw) });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** A server that accepts connections and says nothing. */
export async function startSilentServer() {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, stop: () => void server.close() };
}
