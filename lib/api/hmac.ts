import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of a text under a shared secret, in hexadecimal digits (RFC 2104). */
export function sign(text: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** True when a signature is that of the text; how long it takes tells nothing of where the two differ. */
export function verifySignature(signature: string, text: string | Uint8Array, secret: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(text, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}
