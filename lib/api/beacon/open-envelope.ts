import { constants, createDecipheriv, privateDecrypt, type KeyObject } from 'node:crypto';
import { fromBeaconAlphabet } from '@/lib/contract/beacon-alphabet';

/** What arrives: the key in `_t`, locked with RSA-OAEP (SHA-256 for hash and mask), and the payload in `_a`. */
export type Envelope = { _t: string; _a: string };

const keyLength = 16;
const ivLength = 12;
const tagLength = 16;

/** Canonical base64 only: one payload has one spelling, so no mutation of an envelope is the same envelope. */
function decode(text: string): Buffer | null {
  const base64 = fromBeaconAlphabet(text);
  if (base64 === null) return null;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes : null;
}

/**
 * Opens an envelope of the beacon (docs/data.md, "The envelope").
 * @param privateKey the private key of the pair that the envelope names
 * @returns the payload's text; null for anything that was not made with that key exactly so
 */
export function openEnvelope({ _t, _a }: Envelope, privateKey: KeyObject | string): string | null {
  const locked = decode(_t);
  const sealed = decode(_a);
  if (!locked || !sealed || sealed.length < ivLength + tagLength) return null;
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const key = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, locked);
    if (key.length !== keyLength) return null;
    const decipher = createDecipheriv('aes-128-gcm', key, sealed.subarray(0, ivLength));
    decipher.setAuthTag(sealed.subarray(-tagLength));
    const plain = Buffer.concat([decipher.update(sealed.subarray(ivLength, -tagLength)), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return null;
  }
}
