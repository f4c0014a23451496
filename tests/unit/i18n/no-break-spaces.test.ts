import { expect, it } from 'vitest';
import { withNoBreakSpaces, withPlainSpaces } from '@/lib/i18n/no-break-spaces';

/** Makes no-break spaces visible: `_` for one, `~` for a narrow one. */
const seen = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u202F', '~');

it.each([
  ['es', 'a dash stays with the word before it', 'Un perfil — un rol', 'Un perfil_— un rol'],
  ['es', 'a number stays with its unit', 'The file has 120 MB.', 'The file has 120_MB.'],
  ['es', 'the groups of a number stay together', '10 000 profiles', '10_000 profiles'],
  ['ru', 'a short word stays with the next word', 'Вход в аккаунт и работа с ним', 'Вход в_аккаунт и_работа с_ним'],
  ['ru', 'a short word after a quotation mark does too', '«В нём есть всё»', '«В_нём есть всё»'],
  ['uk', 'short words follow each other', 'Робота у команді й з нею', 'Робота у_команді й_з_нею'],
  ['ru', 'a particle stays with the previous word', 'Так же, как вы могли бы сами', 'Так_же, как вы_могли_бы сами'],
  ['uk', 'a conjunction is not a particle', 'Порівняння: чи воно того варте', 'Порівняння: чи_воно того варте'],
  [
    'fr',
    'a mark stays with the previous word',
    'Pourquoi ? « Parce que » : voilà !',
    'Pourquoi~? «~Parce que~»~: voilà~!',
  ],
  ['fr', 'a URL stays as it is', 'https://example.com/?a=1', 'https://example.com/?a=1'],
  ['zh', 'a particle stays with the name before it', 'Facetry 的列表', 'Facetry_的列表'],
  ['th', 'a repetition mark stays with its word', 'และอื่น ๆ', 'และอื่น_ๆ'],
  ['en', 'other spaces stay as they are', 'two-factor sign-in (64-bit)', 'two-factor sign-in (64-bit)'],
] as const)('no-break spaces in %s: %s', (locale, _what, text, expected) => {
  expect(seen(withNoBreakSpaces(text, locale))).toBe(expected);
});

it('no-break spaces can be replaced by plain spaces', () => {
  const text = 'Вход в аккаунт — из-за него 10 000 раз';
  expect(withPlainSpaces(withNoBreakSpaces(text, 'ru'))).toBe(text);
});
