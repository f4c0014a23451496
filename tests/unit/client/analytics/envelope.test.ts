import { expect, it } from 'vitest';
import { sealEnvelope } from '@/lib/client/analytics/envelope';
import { beaconAlphabet, fromBeaconAlphabet, toBeaconAlphabet } from '@/lib/contract/beacon-alphabet';
import { openEnvelope } from '@/lib/api/beacon/open-envelope';
import { createKeyPair } from '@/tests/mocks/key-pair';

const pair = createKeyPair();

it('the beacon alphabet is a permutation of the base64 one with its own padding character', () => {
  const standard = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  expect([...beaconAlphabet.slice(0, 64)].sort()).toEqual([...standard].sort());
  expect(beaconAlphabet.slice(0, 64)).not.toBe(standard);
  expect(standard + '=').not.toContain(beaconAlphabet[64]);
  expect(fromBeaconAlphabet(toBeaconAlphabet('aGVsbG8='))).toBe('aGVsbG8=');
  expect(fromBeaconAlphabet('=')).toBeNull();
});

it('an envelope from the browser code can be decrypted with node:crypto, whatever it contains', () => {
  for (const text of ['', 'x', 'профиль 配置文件 प्रोफ़ाइल 🦊', 'long '.repeat(5000)]) {
    const envelope = sealEnvelope({ text }, { kid: 'k', pem: pair.publicKey });
    expect(envelope._k).toBe('k');
    expect(openEnvelope(envelope, pair.privateKey)).toBe(JSON.stringify({ text }));
  }
});

it('every envelope is different', () => {
  const seal = () => sealEnvelope({}, { kid: '', pem: pair.publicKey });
  const [one, other] = [seal(), seal()];
  expect(one._t).not.toBe(other._t);
  expect(one._a).not.toBe(other._a);
  expect(one).not.toHaveProperty('_k');
});

it('an envelope can be decrypted only with its own key', () => {
  const envelope = sealEnvelope({}, { kid: '', pem: pair.publicKey });
  expect(openEnvelope(envelope, createKeyPair().privateKey)).toBeNull();
});
