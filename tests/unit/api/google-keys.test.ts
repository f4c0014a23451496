import http from 'node:http';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '../../free-port';

/** Senders of tokens make the server request Google's keys; the number of requests must not depend on the sender. */

let requests = 0;
let respond: (response: http.ServerResponse) => void;
const google = http.createServer((_, response) => {
  requests += 1;
  respond(response);
});
let verifyGoogleToken: (token: string) => Promise<unknown>;
let token: string;

beforeAll(async () => {
  vi.stubEnv('GOOGLE_CLIENT_ID', '1-a.apps.googleusercontent.com');
  vi.stubEnv('GOOGLE_JWKS_URL', `${await listen(google)}/certs`);
  ({ verifyGoogleToken } = await import('@/lib/api/google-token'));
  const { privateKey } = await generateKeyPair('RS256');
  token = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: 'unknown' }).sign(privateKey);
});
beforeEach(() => {
  requests = 0;
  Object.assign(globalThis, { googleKeys: undefined, googleFailedAt: undefined });
});
afterAll(() => {
  vi.unstubAllEnvs();
  google.close();
  google.closeAllConnections();
});

it("after a failure, Google's keys are not requested again for every token", async () => {
  respond = (response) => response.writeHead(500).end();
  for (let i = 0; i < 20; i += 1) await expect(verifyGoogleToken(token)).rejects.toThrow();
  expect(requests).toBe(1);
});

it("a response with Google's keys that does not end is aborted", async () => {
  respond = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('['.repeat(300 * 1024));
  };
  await expect(verifyGoogleToken(token)).rejects.toThrow('too large');
});

it('a Google token with an unknown key is rejected after one request', async () => {
  respond = (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"keys":[]}');
  for (let i = 0; i < 20; i += 1) expect(await verifyGoogleToken(token)).toBeNull();
  expect(requests).toBe(1);
});

/** A token that Google could have signed; its keys are served from now on. */
async function signed(
  claims: Record<string, unknown>,
  { issuer = 'https://accounts.google.com', audience = '1-a.apps.googleusercontent.com', expires = '5m' } = {},
): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'known', alg: 'RS256' }] });
  respond = (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(keys);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'known' })
    .setSubject('ad\0a')
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(expires)
    .sign(privateKey);
}

it.each([
  ['is identified', { email: 'ada@example.org', email_verified: true }, 'ada@example.org'],
  ['has no mail address unless Google has verified it', { email: 'ada@example.org', email_verified: false }, null],
  ['has no characters that cannot be stored', { email: 'a\0da@example.org\ud800' }, 'ada@example.org'],
])('the person in a Google token %s', async (_, claims, email) => {
  expect(await verifyGoogleToken(await signed(claims))).toEqual({ subject: 'ada', email });
});

it.each([
  ['for another audience', { audience: 'other' }],
  ['of another issuer', { issuer: 'https://evil.example' }],
  ['that is expired', { expires: '-1m' }],
])('a Google token %s is rejected', async (_, options) => {
  expect(await verifyGoogleToken(await signed({ email: 'ada@example.org' }, options))).toBeNull();
});
