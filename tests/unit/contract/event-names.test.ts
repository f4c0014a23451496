import { readFileSync } from 'node:fs';
import type { ComponentProps } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { clicks, exposures, objectTypes, type ClickName } from '@/lib/contract/event-names';

describe('the names of events', () => {
  it('are the only ones that elements may have: another one is a type error', () => {
    expectTypeOf<'register'>().toExtend<ComponentProps<'a'>['data-click']>();
    expectTypeOf<'action /pricing'>().toExtend<ComponentProps<'a'>['data-click']>();
    expectTypeOf<'registre'>().not.toExtend<ComponentProps<'a'>['data-click']>();
    expectTypeOf<'download windows'>().not.toExtend<ClickName>();
    expectTypeOf<'plans'>().toExtend<ComponentProps<'ul'>['data-expose']>();
    expectTypeOf<'prices'>().not.toExtend<ComponentProps<'ul'>['data-expose']>();
    expectTypeOf<'registre'>().not.toExtend<ComponentProps<'svg'>['data-click']>();
  });

  it('stand in the documentation, each of them', () => {
    const text = readFileSync('docs/data.md', 'utf8').split('## Events')[1]!.split('\n## ')[0]!;
    for (const name of [...Object.keys(clicks), ...exposures]) expect(text).toContain(`\`${name}\``);
    for (const name of Object.values(objectTypes).flat()) expect(text).toContain(`\`${name}\``);
  });
});
