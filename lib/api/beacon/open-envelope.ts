import { constants, createDecipheriv, privateDecrypt, type KeyObject } from 'node:crypto';
import { fromBeaconAlphabet } from '@/lib/contract/beacon-alphabet';

/**
 * The envelope as received: the key in `_t`, encrypted with RSA-OAEP (SHA-256 for hash and MGF1), and the payload in
 * `_a`.
 */
export type Envelope = { _t: string; _a: string };

const keyLength = 16;
const ivLength = 12;
const tagLength = 16;

/**
 * Accepts canonical base64 only: a payload has exactly one encoding, so an altered envelope never decodes to the same
 * bytes.
 */
function decode(text: string): Buffer | null {
  const base64 = fromBeaconAlphabet(text);
  if (base64 === null) return null;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes : null;
}

/**
 * Decrypts an envelope of the beacon (docs/data.md, "The envelope").
 * @param privateKey the private key of the pair that the envelope names
 * @returns the payload's text; null for anything not encrypted exactly this way with that key
 */
export function openEnvelope({ _t, _a }: Envelope, privateKey: KeyObject | string): string | null {
  const encryptedKey = decode(_t);
  const ciphertext = decode(_a);
  if (!encryptedKey || !ciphertext || ciphertext.length < ivLength + tagLength) return null;
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const key = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, encryptedKey);
    if (key.length !== keyLength) return null;
    const decipher = createDecipheriv('aes-128-gcm', key, ciphertext.subarray(0, ivLength));
    decipher.setAuthTag(ciphertext.subarray(-tagLength));
    const plaintext = Buffer.concat([decipher.update(ciphertext.subarray(ivLength, -tagLength)), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
  } catch {
    return null;
  }
}
