import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isFromHost } from '@/lib/api/endpoints/publish';

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
