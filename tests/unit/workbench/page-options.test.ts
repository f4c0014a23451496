import { expect, it } from 'vitest';
import { pageOptions } from '@/lib/workbench/page-options';

it('the workbench names pages in its language, and in English those that only other languages have', () => {
  const nameOf = (path: string) => pageOptions('ru').find((option) => option.path === path)?.name;
  expect([nameOf('/pricing'), nameOf('/accessibility')]).toEqual(['Цены', 'Доступность']);
  expect(nameOf('/solutions/media-market')).toMatch(/^[A-Z][\w ]+$/);
});
