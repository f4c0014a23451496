import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '@/lib/i18n/locales';
import { lineBreakIssue, type LineBreak } from '../line-break-rules';

/** A line break at the bar. */
function broken(locale: LocaleCode, text: string): LineBreak {
  const [before, after] = text.split('|') as [string, string];
  return { locale, before, after, isHyphenated: false, isHeading: true };
}

describe('bad line breaks', () => {
  it.each([
    ['ru', 'Один профиль |— одна роль', 'a line begins with a dash'],
    ['ru', 'Вход в |аккаунт', 'a line ends on a short word'],
    ['uk', 'Робота з |нею', 'a line ends on a short word'],
    ['ru', 'Могли |бы', 'a line begins with a particle'],
    ['fr', 'Pourquoi |?', 'a line begins with a closing mark'],
    ['fr', 'dit «\u202F|oui', 'a line ends with an opening mark'],
    ['en', 'Blog |/ Guides', 'a line begins with a closing mark'],
    ['fr', 'à 10 |%', 'a line begins with a closing mark'],
    ['en', 'Save |%25', 'a line begins with a closing mark'],
    ['en', 'synchro|nizer', 'a word is broken'],
    ['ko', '브라우|저', 'a word is broken'],
    ['jp', 'ブラウザ|ー', 'a line begins with a closing mark'],
    ['th', 'เ|ข้าสู่ระบบ', 'a syllable is broken'],
    ['th', 'ผู้จัดก|าร', 'a syllable is broken'],
    ['th', 'ผ|ู้จัดการ', 'a syllable is broken'],
  ] as const)('in %s: %s', (locale, text, issue) => {
    expect(lineBreakIssue(broken(locale, text))).toBe(issue);
  });

  it('a listed word is broken in a heading', () => {
    expect(lineBreakIssue(broken('zh', '每个账|号'), ['账号'])).toBe('a word is broken');
    expect(lineBreakIssue({ ...broken('zh', '每个账|号'), isHeading: false }, ['账号'])).toBeNull();
  });

  it.each([
    ['ru', 'Один профиль\u00A0— |одна роль'],
    ['ru', 'Вход |в\u00A0аккаунт'],
    ['en', 'Start with |one profile'],
    ['en', 'a multi-|account browser'],
    ['fr', 'Pourquoi\u202F? |Parce que'],
    ['jp', 'プロファイルの|管理'],
    ['th', 'ใช้|พร็อกซี'],
    ['tc', '破折號|——也可以'],
    ['tr', 'Yüzde |%25'],
  ] as const)('a break between words is no issue, in %s: %s', (locale, text) => {
    expect(lineBreakIssue(broken(locale, text), ['พร็อกซี'])).toBeNull();
  });

  it('a hyphenated word does not count as broken', () => {
    expect(lineBreakIssue({ ...broken('ru', 'синхрони|затор'), isHyphenated: true })).toBeNull();
  });
});
