import { readFileSync } from 'node:fs';
import type { ComponentProps } from 'react';
import { expect, expectTypeOf, it } from 'vitest';
import { clicks, exposures, objectTypes, type ClickName } from '@/lib/contract/event-names';

it('an unknown event name on an element is a type error', () => {
  expectTypeOf<'register'>().toExtend<ComponentProps<'a'>['data-click']>();
  expectTypeOf<'action /pricing'>().toExtend<ComponentProps<'a'>['data-click']>();
  expectTypeOf<'registre'>().not.toExtend<ComponentProps<'a'>['data-click']>();
  expectTypeOf<'download windows'>().not.toExtend<ClickName>();
  expectTypeOf<'plans'>().toExtend<ComponentProps<'ul'>['data-expose']>();
  expectTypeOf<'prices'>().not.toExtend<ComponentProps<'ul'>['data-expose']>();
  expectTypeOf<'registre'>().not.toExtend<ComponentProps<'svg'>['data-click']>();
});

it('the documentation lists every event name', () => {
  const text = readFileSync('docs/data.md', 'utf8').split('## Events')[1]!.split('\n## ')[0]!;
  for (const name of [...Object.keys(clicks), ...exposures]) expect(text).toContain(`\`${name}\``);
  for (const name of Object.values(objectTypes).flat()) expect(text).toContain(`\`${name}\``);
});
