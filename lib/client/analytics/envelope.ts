import forge from 'node-forge/lib/forge';
import 'node-forge/lib/aes';
import 'node-forge/lib/asn1';
import 'node-forge/lib/pem';
import 'node-forge/lib/rsa';
import 'node-forge/lib/sha256';
import 'node-forge/lib/mgf1';
import { beaconAlphabet, toBeaconAlphabet } from '@/lib/contract/beacon-alphabet';
import type { SealedEnvelope } from '@/lib/contract/endpoints/beacon';
import type { EnvelopeKey } from '@/lib/contract/endpoints/beacon-key';

const encode = (bytes: string) => toBeaconAlphabet(forge.util.encode64(bytes));

/**
 * Encrypts a payload for the beacon: AES-128-GCM with a random key, which is encrypted with RSA-OAEP, using SHA-256 for
 * both the hash and MGF1 (docs/data.md, "The envelope").
 */
export function sealEnvelope(payload: unknown, { kid, pem }: EnvelopeKey): SealedEnvelope {
  // 16 characters from an alphabet of 64: 96 bits.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => beaconAlphabet[byte % 64]).join('');
  const iv = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12)));
  const cipher = forge.cipher.createCipher('AES-GCM', key);
  cipher.start({ iv, tagLength: 128 });
  cipher.update(forge.util.createBuffer(forge.util.encodeUtf8(JSON.stringify(payload))));
  cipher.finish();
  const encryptedPayload = iv + cipher.output.getBytes() + cipher.mode.tag.getBytes();
  const publicKey = forge.pki.publicKeyFromAsn1(
    forge.asn1.fromDer(forge.pem.decode(pem)[0]!.body),
  ) as forge.pki.rsa.PublicKey;
  const sha256 = forge.md.sha256;
  const encryptedKey = publicKey.encrypt(key, 'RSA-OAEP', { md: sha256.create(), mgf1: { md: sha256.create() } });
  return { ...(kid ? { _k: kid } : {}), _t: encode(encryptedKey), _a: encode(encryptedPayload) };
}
