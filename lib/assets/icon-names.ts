import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The names of the icons in the sprite, in its order. */
export function iconNames(): string[] {
  const sprite = readFileSync(path.join(process.cwd(), 'public', 'assets', 'icons.svg'), 'utf8');
  return [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]!);
}
