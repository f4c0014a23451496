import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { publishSecret } from '../backend/contract-servers';
import { apiBase, post, request } from './api-client';

/** The webhook for pushes, which an external back end does not have. */

const json = { 'Content-Type': 'application/json' };
const limit = 5 * 1024 * 1024;
/** A push whose description has this many bytes. */
function pushOf(bytes: number): string {
  const describe = (message: string) => JSON.stringify({ ref: 'refs/heads/main', commits: [{ message }] });
  return describe('x'.repeat(bytes - describe('').length));
}
const hexSignature = (body: string, secret = publishSecret) => createHmac('sha256', secret).update(body).digest('hex');
const push = (body: string, signature = hexSignature(body)) =>
  post('site/publish', body, { ...json, 'X-Hub-Signature-256': `sha256=${signature}` });

describe.skipIf(process.env.CONTRACT_BUILTIN !== '1')('the webhook for pushes', () => {
  it.each([
    ['a small push', 200],
    ['a push that is described in 4 MB', 4_000_000],
    ['a push that is described in exactly 5 MiB', limit],
  ])('%s is accepted before it is published', async (_title, bytes) => {
    expect(await push(pushOf(bytes))).toMatchObject({ status: 202, code: 0, data: null });
  });

  it('a body is verified but not parsed, so it need not be JSON that the site could store', async () => {
    expect(await push('{"a\\u0000": "\\ud800", "__proto__": 1')).toMatchObject({ status: 202, code: 0 });
  });

  it('a push that waits for permission to send its body gets it', async () => {
    const { hostname, port, pathname } = new URL(apiBase);
    const body = pushOf(200_000);
    const socket = connect(Number(port), hostname);
    const head =
      `POST ${pathname}/site/publish HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nX-Gitea-Signature: ${hexSignature(body)}\r\n` +
      'Expect: 100-continue\r\nConnection: close\r\n\r\n';
    socket.write(head);
    const permission = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
    expect(permission.toString()).toMatch(/^HTTP\/1\.1 100 /);
    socket.write(body);
    expect(await text(socket)).toMatch(/HTTP\/1\.1 202 /);
  });

  it('a body over 5 MiB is rejected and the connection closed, with and without its length', async () => {
    const body = pushOf(limit + 1);
    const { status, headers } = await push(body);
    expect([status, headers.get('connection')]).toEqual([413, 'close']);
    const chunks = new Blob([body]).stream();
    const init = { method: 'POST', headers: { ...json, 'X-Gitea-Signature': hexSignature(body) }, body: chunks };
    const chunked = await request('site/publish', { ...init, duplex: 'half' } as RequestInit);
    expect([chunked.status, chunked.headers.get('connection')]).toEqual([413, 'close']);
  });

  it.each([
    ['no signature', ''],
    ['the signature of another body', hexSignature('{}')],
    ['a signature with another secret', hexSignature(pushOf(200), `${publishSecret}.`)],
  ])('a push with %s is rejected', async (_title, signature) => {
    expect(await push(pushOf(200), signature)).toMatchObject({ status: 401, code: 401, data: null });
  });

  it('other methods and content types are rejected, and browsers on other sites', async () => {
    expect(await request('site/publish')).toMatchObject({ status: 405 });
    expect(await post('site/publish', 'x', { 'Content-Type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(await post('site/publish', '{}', { ...json, 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({
      status: 403,
    });
  });
});
