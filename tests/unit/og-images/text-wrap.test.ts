import { expect, it } from 'vitest';
import { balanceLines, titleWords } from '@/lib/og-images/text-wrap';

const words = (text: string, language: string) => titleWords(text, language).map((word) => word.text);

it('words of a title are separated by spaces and keep their punctuation', () => {
  expect(words('Roles, sharing – and “logs”', 'en-US')).toEqual(['Roles,', 'sharing\u00A0–', 'and', '“logs”']);
  expect(words('अलग-अलग प्रोफ़ाइल के लिए', 'hi-IN')).toEqual(['अलग-अलग', 'प्रोफ़ाइल', 'के', 'लिए']);
});

it('words of a title are segmented in languages without spaces', () => {
  expect(words('เบราว์เซอร์หลายบัญชี', 'th-TH')).toEqual(['เบราว์เซอร์', 'หลาย', 'บัญชี']);
  expect(words('一个账号一个环境', 'zh-CN').length).toBeGreaterThan(3);
});

it('a closing mark never starts a line, and an opening mark never ends one', () => {
  const all = [
    ...words('多账号浏览器：一个账号（一个环境）', 'zh-CN'),
    ...words('「アカウント」ごとに分けて、使う。', 'ja-JP'),
  ];
  expect(all.filter((word) => /^[：）」、。]|[（「]$/u.test(word))).toEqual([]);
});

it('a one-letter word stays with the next word', () => {
  expect(words('Профили для работы с аккаунтами', 'ru-RU')).toEqual(['Профили', 'для', 'работы', 'с\u00A0аккаунтами']);
  expect(words('и в браузере', 'ru-RU')).toEqual(['и\u00A0в\u00A0браузере']);
});

it('words of a title may break after a dot between names, and if they are longer than a line', () => {
  const names = ['Playwright·', 'Puppeteer·', 'Selenium용', '로컬', 'API'];
  expect(words('Playwright·Puppeteer·Selenium용 로컬 API', 'ko-KR')).toEqual(names);
  expect(words(`${'x'.repeat(50)} y`, 'en-US').map(({ length }) => length)).toEqual([24, 24, 2, 1]);
});

it.each([
  ['ja-JP', 'ブラウザを、分けて使う'],
  ['ko-KR', '··이름·'],
  ['hi-IN', 'प्रोफ़ाइलें'.repeat(5)],
])('the words of a title contain all of it in %s', (language, title) => {
  expect(words(title, language).join('')).toBe(title);
});

const of = (...widths: number[]) => widths.map((width) => ({ width, space: true }));
const widthsOf = (lines: ReturnType<typeof balanceLines>) => lines?.map((line) => line.map(({ width }) => width));

it('a title has as few lines as possible, of similar width', () => {
  expect(widthsOf(balanceLines(of(3, 3, 3, 3), 10, 0))).toEqual([
    [3, 3],
    [3, 3],
  ]);
  expect(widthsOf(balanceLines(of(5, 5), 10, 0))).toEqual([[5, 5]]);
  expect(widthsOf(balanceLines(of(5, 5), 10, 1))).toEqual([[5], [5]]);
});

it('a title has no lines if a word is wider than a line', () => {
  expect(balanceLines(of(3, 11), 10, 0)).toBeNull();
});
