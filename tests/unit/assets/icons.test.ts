import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconNames } from '@/lib/assets/icon-names';
import { pageIcons } from '@/lib/pages/page-icons';

const drawn = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<Icon\s[^>]*name="([^"]+)"/g)].map((match) => match[1]!));

describe('the icons', () => {
  it('that are drawn are in the sprite', () => {
    expect(drawn.length).toBeGreaterThan(0);
    expect(iconNames()).toEqual(expect.arrayContaining([...drawn, ...Object.values(pageIcons)]));
  });
});
