import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto';
import { request } from './api-client';

/** Creates beacon envelopes with node:crypto only, as an independent implementation of the client's code. */

const standard = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';

export type BeaconKey = { kid: string; pem: string; alphabet: string };

export const beaconKey = async () => (await request('beacon/key')).data as BeaconKey;

export function encode(bytes: Buffer, alphabet: string): string {
  return [...bytes.toString('base64')].map((character) => alphabet[standard.indexOf(character)]).join('');
}

/** Encrypts text. @param secret the AES key; 16 characters in a valid envelope */
export function encryptText(text: string, { kid, pem, alphabet }: BeaconKey, secret = randomBytes(8).toString('hex')) {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-128-gcm', secret.padEnd(16, 'x').slice(0, 16), iv);
  const ciphertext = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const encryptedKey = publicEncrypt({ key: pem, padding, oaepHash: 'sha256' }, Buffer.from(secret));
  return { _k: kid, _t: encode(encryptedKey, alphabet), _a: encode(ciphertext, alphabet) };
}

export const newId = () => randomBytes(12).toString('hex');

export const event = (id = newId()) => ({
  id,
  op_type: 'click',
  op_res: 'success',
  op_obj_type: 'link',
  op_obj_value: 'register',
  user_timestamp_: Date.now(),
  path: '/pricing',
});

export const payload = (ids: readonly string[], common: Record<string, unknown> = {}) =>
  JSON.stringify({ common: { device_id: 'contract-suite-device', ...common }, events: ids.map((id) => event(id)) });
