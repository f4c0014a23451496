import { fromBase64, toBase64 } from './base64';

/**
 * Encrypts texts with a passphrase by Web Crypto: PBKDF2 with SHA-256 derives the key; AES-256-GCM encrypts, and refuses
 * whatever was changed. The result is `1.{iterations}.{salt}.{iv}.{data}`, the bytes in base64.
 */

/** Recommended for PBKDF2 with SHA-256 (OWASP Password Storage Cheat Sheet). */
const iterations = 600_000;
/** A stored value that asks for more would stop the page for minutes. */
const maxIterations = 10_000_000;
const saltLength = 16;
/** NIST SP 800-38D §5.2.1.1. */
const ivLength = 12;

/** Characters of a passphrase (NIST SP 800-63B §3.1.1.2). */
export const minPassphraseLength = 8;

/** Whether this browser can encrypt: on pages that are not served over TLS it cannot. */
export const canEncrypt = (): boolean => 'subtle' in crypto;

async function deriveKey(passphrase: string, salt: Uint8Array<ArrayBuffer>, count: number): Promise<CryptoKey> {
  // The same characters may be typed in composed and in decomposed form.
  const bytes = new TextEncoder().encode(passphrase.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: count };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Encrypts a text. @param passphrase of `minPassphraseLength` characters at least */
export async function encryptText(text: string, passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const key = await deriveKey(passphrase, salt, iterations);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return ['1', iterations, toBase64(salt), toBase64(iv), toBase64(new Uint8Array(data))].join('.');
}

/** Decrypts a text. @returns null if the passphrase is wrong or the value was changed */
export async function decryptText(encrypted: string, passphrase: string): Promise<string | null> {
  const match = /^1\.(\d{1,8})\.([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(encrypted);
  const count = Number(match?.[1]);
  if (!match || count === 0 || count > maxIterations) return null;
  try {
    const [salt, iv, data] = match.slice(2).map(fromBase64) as [
      Uint8Array<ArrayBuffer>,
      Uint8Array<ArrayBuffer>,
      Uint8Array<ArrayBuffer>,
    ];
    const key = await deriveKey(passphrase, salt, count);
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data));
  } catch {
    return null;
  }
}
