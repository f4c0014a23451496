import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFromHost, publishWebhook } from '@/lib/api/publish-webhook';
import { canPublish } from '@/lib/publishing/request-publication';

const secret = 'a secret of at least thirty-two characters';
const body = JSON.stringify({ ref: 'refs/heads/main' });
const signed = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('hex');

const timed = (time: number) => `t=${time},v1=${signed(`${time}.${body}`)}`;
const now = Math.floor(Date.now() / 1000);

describe('the sender of a push', () => {
  const isFrom = (headers: Record<string, string>) => isFromHost(new Headers(headers), Buffer.from(body), secret);

  it.each([
    ['GitHub, by the signature of the body', { 'X-Hub-Signature-256': `sha256=${signed(body)}` }],
    ['Gitea and Forgejo, by the signature of the body', { 'X-Gitea-Signature': signed(body) }],
    ['GitLab, by the secret', { 'X-Gitlab-Token': secret }],
    ['a script, by the signature of time and body', { 'X-Signature': timed(now) }],
  ])('is known for %s', (_title, headers) => {
    expect(isFrom(headers)).toBe(true);
  });

  it.each([
    ['no header', {}],
    ['the signature of another body', { 'X-Hub-Signature-256': `sha256=${signed('{}')}` }],
    ['a signature with another secret', { 'X-Gitea-Signature': signed(body, `${secret}.`) }],
    ['an empty signature', { 'X-Hub-Signature-256': '' }],
    ['a signature of ten minutes ago', { 'X-Signature': timed(now - 600) }],
    ['a signature without its time', { 'X-Signature': signed(body) }],
    ['another token', { 'X-Gitlab-Token': `${secret}.` }],
    ['an empty token beside a signature', { 'X-Gitlab-Token': '', 'X-Hub-Signature-256': `sha256=${signed(body)}` }],
  ])('is unknown with %s', (_title, headers) => {
    expect(isFrom(headers)).toBe(false);
  });
});

describe('/api/site/publish', () => {
  const send = vi.fn();
  const originalSend = process.send;
  beforeEach(() => {
    process.send = send;
    vi.stubEnv(canPublish, '1');
  });
  afterEach(() => {
    if (originalSend) process.send = originalSend;
    else delete process.send;
    send.mockReset();
    vi.unstubAllEnvs();
  });

  const request = ({ method = 'POST', signature = signed(body), type = 'application/json' } = {}) =>
    new Request('https://www.facetry.example/api/site/publish', {
      method,
      headers: { 'Content-Type': type, 'X-Hub-Signature-256': `sha256=${signature}` },
      ...(method === 'POST' && { body }),
    });
  const statusOf = async (sent: Request, key: string | undefined = secret) => (await publishWebhook(sent, key)).status;

  it('a push is accepted before it is published', async () => {
    expect(await statusOf(request())).toBe(202);
    expect(send).toHaveBeenCalledExactlyOnceWith('publish');
  });

  it.each([
    ['another signature', request({ signature: signed('{}') }), 401],
    ['another method', request({ method: 'GET' }), 405],
    ['another type', request({ type: 'text/plain' }), 415],
  ])('a request with %s is rejected and publishes nothing', async (_title, sent, status) => {
    expect(await statusOf(sent)).toBe(status);
    expect(send).not.toHaveBeenCalled();
  });

  it('without a secret the address is unknown, whatever the method', async () => {
    const unset = (sent: Request) => publishWebhook(sent, '').then(({ status }) => status);
    expect([await unset(request()), await unset(request({ method: 'GET' }))]).toEqual([404, 404]);
  });

  it('a server that nobody can ask to publish says so', async () => {
    vi.stubEnv(canPublish, '');
    expect(await statusOf(request())).toBe(503);
  });
});
