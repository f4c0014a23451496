import { expect, it } from 'vitest';
import { headingParts } from '@/lib/content/heading-parts';

/** The heading with each part that stays on one line in brackets. */
const parts = (text: string) =>
  headingParts(text)
    .map((part) => (part.noWrap ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['每个账号，都有自己的浏览器', '[每个][账号]，[都有][自己的][浏览器]'],
  ['账号分开管，三种办法比一比', '[账号][分开管]，[三种][办法][比一比]'],
  ['下载 Facetry', '[下载] Facetry'],
  ['每個設定檔，都是完整的瀏覽器', '[每個][設定檔]，[都是][完整的][瀏覽器]'],
])('a Chinese heading breaks between phrases: %s', (text, expected) => {
  expect(parts(text)).toBe(expected);
});

it('a Thai heading breaks at the words of dictionaries, but not within listed words', () => {
  expect(parts('การเปลี่ยนแพ็กเกจ')).toBe('การเปลี่ยน[แพ็กเกจ]');
});

it('headings in other languages stay unchanged: spaces separate words, and Japanese has its own rule in CSS', () => {
  for (const text of ['Start with one profile', 'プロファイルの管理', '첫 프로필']) {
    expect(headingParts(text)).toEqual([{ text, noWrap: false }]);
  }
});

it('the parts of a heading are the whole heading', () => {
  for (const text of ['读取地址 IP：一次看清', 'อ่านที่อยู่ IP']) {
    const joined = headingParts(text).map((part) => part.text);
    expect(joined.join('')).toBe(text);
  }
});
