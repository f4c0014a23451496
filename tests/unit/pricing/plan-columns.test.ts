import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { planIds } from '@/lib/pricing/plans';

it('the pricing page has a column for each plan', () => {
  const css = readFileSync('components/sections/plan-columns.module.css', 'utf8');
  expect(css).toContain(`grid-template-columns: repeat(${planIds.length}, minmax(0, 1fr));`);
});
