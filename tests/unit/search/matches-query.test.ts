import { expect, it } from 'vitest';
import { matchesQuery } from '@/lib/search/matches-query';

it.each([
  ['Which proxies can I use?', ''],
  ['Which proxies can I use?', '  '],
  ['Which proxies can I use?', 'PROX use'],
  ['¿Qué perfiles están en línea?', 'estan linea'],
  ['Tài khoản và hồ sơ', 'ho so'],
  ['可以使用哪些代理？', '代理'],
  ['ＡＰＩ を使う', 'api'],
  ['プロキシを使う', 'ぷろきし'],
  ['おすすめ', 'オススメ'],
  ['Which proxies can I use?', 'pro\u200Bxies\u3164'],
])('“%s” is found by “%s”', (text, query) => {
  expect(matchesQuery(text, query)).toBe(true);
});

it.each([
  ['Which proxies can I use?', 'proxies team'],
  ['可以使用哪些代理？', '团队'],
])('“%s” is not found by “%s”', (text, query) => {
  expect(matchesQuery(text, query)).toBe(false);
});
