import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formFields, line, requiredEmail, optionalEmail, paragraph, requiredLine } from '@/lib/api/form-fields';

const isValid = (field: 'page' | 'filled_in', text: string) => z.safeParse(formFields[field], text).success;

describe('form fields', () => {
  it.each(['/', '/pre-sales', '/blog/a..b/.well-known/...', '/search?q=a/../b', '/a#/./b'])(
    'the form field page accepts %s',
    (text) => expect(isValid('page', text)).toBe(true),
  );

  it.each(['/./', '/..', '/.//evil.example', '/a/../b', '/a/%2E%2e/b', '/.%2e//evil.example', '/a\\..\\b', '/..?q=a'])(
    'the form field page rejects %s, because browsers resolve its dot segments',
    (text) => expect(isValid('page', text)).toBe(false),
  );

  it.each(['/docs/"><x', '/ru/\\evil', '//evil.example', '/a b', '/é', 'pricing'])(
    'the form field page rejects %s, because no browser sends such a path',
    (text) => expect(isValid('page', text)).toBe(false),
  );

  it.each(['0x10', '1e3', '-1', '1.5', ' 1', '', 'Infinity', '1'.repeat(16)])(
    'the form field filled_in rejects %j, because it is not a whole number of milliseconds',
    (text) => expect(isValid('filled_in', text)).toBe(false),
  );

  it('the form field filled_in is parsed as a number', () => {
    expect(z.parse(formFields.filled_in, '9999')).toBe(9999);
  });
});

describe('email address', () => {
  it.each([
    ...['ada@example.org', 'ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai', 'li@公司.中国', 'user@münchen.de'],
    ...['user@例え。jp', 'user@उदाहरण.भारत', 'user@ตัวอย่าง.ไทย', '.a..b.@example.org', 'user@1.2.3.4'],
    ...["a&b!c#d/e=f*g~h%i'j+k?l^m_n`o{p|q}r-s$@example.org", `${'a'.repeat(64)}@${'b'.repeat(63)}.example`],
  ])('the email address %s is accepted', (text) => {
    expect(z.safeParse(requiredEmail, text)).toMatchObject({ success: true, data: text });
  });

  it.each([
    ...['ada', '@example.org', 'ada@', 'a@b', 'a b@example.org', 'a@b@example.org', 'a,b@example.org', 'a@-b.org'],
    ...['a@b-.org', 'a@b..org', 'a@b.org.', 'a@b_c.org', 'a@b.org/x', '"a"@example.org', '<ada@example.org>'],
    `a@${'b'.repeat(64)}.org`,
  ])('the email address %s is rejected', (text) => {
    expect(z.safeParse(requiredEmail, text).success).toBe(false);
    expect(z.safeParse(optionalEmail, text).success).toBe(false);
  });

  it('an email address with an internationalized domain is stored in canonical form', () => {
    expect(z.parse(requiredEmail, 'Ivan@ПРИМЕР.рф')).toBe('Ivan@пример.рф');
    expect(z.parse(requiredEmail, 'Ada@MÜNCHEN.de'.normalize('NFD'))).toBe('Ada@münchen.de'.normalize('NFC'));
    expect(z.parse(requiredEmail, 'Ada@Example.org')).toBe('Ada@Example.org');
  });
});

describe('text without a visible character', () => {
  it.each(['\u200b', '\u3164', '\u2800', '\u00ad\u2060', '\u115f\u1160', '\uffa0', '\u180e \u3000', '\u{e0020}\ufe0f'])(
    'the text %j without a visible character counts as empty',
    (text) => {
      expect(z.safeParse(requiredLine(100), text).success).toBe(false);
      expect(z.safeParse(paragraph(100), `${text}\n${text}`).success).toBe(false);
      expect(z.safeParse(requiredEmail, text).success).toBe(false);
      expect([z.parse(line(100), text), z.parse(optionalEmail, text)]).toEqual(['', '']);
    },
  );

  it.each(['Ада\u200b', '❤\ufe0f', '👨\u200d👩', 'क्\u200dष', '⠃'])(
    'the text %j with an invisible character is not changed',
    (text) => {
      expect(z.parse(requiredLine(100), text)).toBe(text);
    },
  );
});
