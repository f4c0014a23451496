import { privateDecrypt, constants, createDecipheriv, generateKeyPairSync } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { fromBeaconAlphabet } from '@/lib/contract/beacon-alphabet';
import { cookieNames } from '@/lib/config/cookies';

/** Mock beacon with its own key pair, so that tests can decrypt what the client sends. */

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

type SentEvent = {
  id: string;
  op_type: string;
  op_res: string;
  op_obj_type: string;
  op_obj_value: string;
  path: string;
  user_timestamp_: number;
};
export type Payload = { common: Record<string, unknown>; events: SentEvent[] };

const decode = (text: string) => Buffer.from(fromBeaconAlphabet(text)!, 'base64');

/** Decrypts an envelope sent to the beacon. */
export function decryptEnvelope({ _t, _a }: { _t: string; _a: string }): Payload {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const key = privateDecrypt({ key: pair.privateKey, padding, oaepHash: 'sha256' }, decode(_t));
  const encrypted = decode(_a);
  const decipher = createDecipheriv('aes-128-gcm', key, encrypted.subarray(0, 12)).setAuthTag(encrypted.subarray(-16));
  return JSON.parse(
    Buffer.concat([decipher.update(encrypted.subarray(12, -16)), decipher.final()]).toString('utf8'),
  ) as Payload;
}

/** Mocks the beacon of an external back end. @returns the payloads received so far */
export async function recordBeacons(page: Page, isUp: () => boolean = () => true): Promise<Payload[]> {
  const payloads: Payload[] = [];
  const data = { kid: 'test', pem: pair.publicKey, alphabet: 'x'.repeat(65) };
  await page.context().route('**/api/beacon/key', (route) => route.fulfill({ json: { code: 0, msg: '', data } }));
  await page.context().route('**/api/beacon', (route) => {
    if (!isUp()) return route.abort();
    const payload = decryptEnvelope(route.request().postDataJSON() as { _t: string; _a: string });
    payloads.push(payload);
    return route.fulfill({ json: { code: 0, msg: '', data: { accepted: payload.events.map(({ id }) => id) } } });
  });
  return payloads;
}

export const dispatchPageHide = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
export const eventsOf = (payloads: readonly Payload[]) => payloads.flatMap(({ events }) => events);
/** The device id is set when analytics start. */
export const isTracking = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === cookieNames.device);
export const expectTracking = (page: Page) => expect.poll(() => isTracking(page)).toBe(true);
export const queuedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('event:')));
