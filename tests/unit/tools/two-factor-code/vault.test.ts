import { expect, it } from 'vitest';
import { decryptText, encryptText } from '@/lib/tools/two-factor-code/vault';

const text = 'otpauth://totp/Магазин:anna?secret=JBSWY3DPEHPK3PXP';
const passphrase = 'correct horse é';

it('only the passphrase opens what was encrypted, in whatever form its letters are typed', async () => {
  const encrypted = await encryptText(text, passphrase);
  expect(encrypted).not.toContain('JBSW');
  expect(await decryptText(encrypted, passphrase.normalize('NFD'))).toBe(text);
  expect(await decryptText(encrypted, `${passphrase} `)).toBeNull();
});

it('the same text is encrypted differently each time', async () => {
  const [first, second] = await Promise.all([encryptText(text, passphrase), encryptText(text, passphrase)]);
  expect(
    first
      .split('.')
      .slice(2)
      .some((part) => second.includes(part)),
  ).toBe(false);
});

it('a value that was changed, or asks for endless work, is refused', async () => {
  const encrypted = await encryptText(text, passphrase);
  const parts = encrypted.split('.');
  const changed = parts.with(4, (parts[4]!.startsWith('A') ? 'B' : 'A') + parts[4]!.slice(1)).join('.');
  for (const value of [
    changed,
    parts.with(1, '99999999').join('.'),
    parts.with(1, '0').join('.'),
    '',
    '{}',
    '1.1.a.a.a',
  ])
    expect(await decryptText(value, passphrase), value).toBeNull();
});
