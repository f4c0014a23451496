import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '@/lib/i18n/locales';
import { lineBreakIssue, type LineBreak, type LineIssue } from '../line-break-rules';

/** A line break at the bar. */
const broken = (locale: LocaleCode, text: string, role: LineBreak['role'] = 'text'): LineBreak => ({
  locale,
  text: text.replace('|', ''),
  offset: text.indexOf('|'),
  role,
  hyphenated: false,
  phrased: true,
});

const certain = (issue: string): LineIssue => ({ issue, isSegmenters: false });
const segmenters = (issue: string): LineIssue => ({ issue, isSegmenters: true });

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
    ['hi', 'अपने-|आप', 'a compound is broken at its hyphen'],
    ['en', 'synchro|nizer', 'a word is broken'],
    ['ko', '브라우|저', 'a word is broken'],
    ['jp', 'ブラウザ|ー', 'a line begins with a closing mark'],
    ['th', 'เ|ข้าสู่ระบบ', 'a syllable is broken'],
    ['th', 'ผู้จัดก|าร', 'a syllable is broken'],
    ['th', 'ผ|ู้จัดการ', 'a syllable is broken'],
    ['th', 'ใช้ Face|try', 'a word is broken'],
  ] as const)('%s: reported as an issue: %s', (locale, text, issue) => {
    expect(lineBreakIssue(broken(locale, text))).toEqual(certain(issue));
  });

  it.each([
    ['th', 'ใช้พร็|อกซี', 'a word is broken'],
    ['th', 'ผู้จัดกา|ร', 'a word is broken'],
    ['jp', 'クラウ|ド', 'a word is broken'],
    ['jp', '乗|り換え', 'a word is broken'],
    ['jp', 'プロファイル|の管理', 'a line begins with what belongs to the word before'],
  ] as const)("issue of the browser's own segmenter in %s: %s", (locale, text, issue) => {
    expect(lineBreakIssue(broken(locale, text), ['พร็อกซี', 'ผู้จัดการ'])).toEqual(segmenters(issue));
  });

  it('a break within a word of a Chinese heading or lead is an issue', () => {
    expect(lineBreakIssue(broken('zh', '一|个完整的环境', 'lead'))).toEqual(certain('a word is broken'));
    expect(lineBreakIssue(broken('zh', '浏览|器环境', 'heading'))).toEqual(
      certain('a line begins with what belongs to the word before'),
    );
    expect(lineBreakIssue(broken('zh', '一\u2060个|完整的环境', 'heading'))).toBeNull();
  });

  it('a break within a known word is an issue in any text', () => {
    expect(lineBreakIssue(broken('zh', '每个账|号'), ['账号'])).toEqual(certain('a word is broken'));
    expect(lineBreakIssue({ ...broken('jp', '設定を変|更'), phrased: false }, ['変更'])).toEqual(
      certain('a word is broken'),
    );
    expect(lineBreakIssue(broken('th', 'อ่านที่|อยู่'), ['ที่อยู่'])).toEqual(segmenters('a word is broken'));
  });

  it.each([
    ['ko', '사용자는 한 |명', 'a line ends on what belongs to the word after'],
    ['ko', '할 |수 있습니다', 'a line begins with what belongs to the word before'],
    ['hi', 'काम |में मदद', 'a line begins with what belongs to the word before'],
    ['hi', 'टूल की तुलना |दे', 'a short word stands in a line of its own'],
    ['zh', '每个账号的|环境', 'a short word stands in a line of its own'],
    ['en', 'two-|factor', 'a compound is broken at its hyphen'],
    ['zh', '一|个完整的环境', 'a word is broken'],
  ] as const)('issue in large type only in %s: %s', (locale, text, issue) => {
    expect(lineBreakIssue(broken(locale, text, 'heading'))).toEqual(certain(issue));
    expect(lineBreakIssue(broken(locale, text))).toBeNull();
  });

  it('a break within a word of code is an issue', () => {
    expect(lineBreakIssue(broken('en', 'profiles/sta|rt', 'code'))).toEqual(certain('code is broken inside a word'));
    expect(lineBreakIssue(broken('en', 'profiles/|start', 'code'))).toBeNull();
    expect(lineBreakIssue(broken('zh', '客户 A / 电|商平台', 'code'), ['电商'])).toBeNull();
  });
});

it.each([
  ['ru', 'Один профиль\u00A0— |одна роль'],
  ['ru', 'Вход |в\u00A0аккаунт'],
  ['en', 'Start with |one profile'],
  ['en', 'a multi-|account browser'],
  ['fr', 'Pourquoi\u202F? |Parce que'],
  ['hi', 'यह |अपने-\u2060आप चलता है'],
  ['jp', 'プロファイルの|管理'],
  ['jp', 'タブを開く、切り|替える'],
  ['th', 'ใช้|พร็อกซี'],
  ['tc', '破折號|——也可以'],
] as const)('a line break between words is no issue, in %s: %s', (locale, text) => {
  expect(lineBreakIssue(broken(locale, text), ['พร็อกซี'])).toBeNull();
});

it('a Japanese line may end anywhere if phrases are not kept together', () => {
  expect(lineBreakIssue({ ...broken('jp', 'プロファイル|の管理'), phrased: false })).toBeNull();
});

it('a hyphenated word does not count as broken', () => {
  expect(lineBreakIssue({ ...broken('ru', 'синхрони|затор'), hyphenated: true })).toBeNull();
});
